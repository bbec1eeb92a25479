import { factOfText, frame, type Game, reactionWindow, step } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { drawCard, duel, strike, turn } from '../toy/frames';
import { toyGame } from '../toy/index';
import { aftermath, answerDef, damage } from '../toy/reactions';
import { toyFrames, toyRules } from '../toy/rules';
import type { DuelState, StrikeFrame, TurnFrame } from '../toy/state';
import { ContractFault, type ContractRun, runContract } from './index';

type Toy = typeof toyGame;

/** The toy game with parts of its ruleset replaced by broken ones. */
function broken(parts: Partial<Toy['rules']>, game: Partial<Toy> = {}): Toy {
  return { ...toyGame, ...game, rules: { ...toyRules, ...parts } };
}

function framesWith(...replaced: Toy['rules']['frames']): Toy['rules']['frames'] {
  return toyFrames.map((f) => replaced.find((r) => r.at === f.at) ?? f);
}

function faultOf(game: Game<DuelState, never, never> | Toy, run: ContractRun = {}): ContractFault {
  try {
    runContract(game as Toy, { matches: 60, seed: 'self', exhaustive: true, ...run });
  } catch (error) {
    if (error instanceof ContractFault) return error;
    throw error;
  }
  throw new Error('The contract found nothing.');
}

/** A turn whose draw step does something else besides. */
function turnDrawing(run: (s: DuelState, f: TurnFrame) => void) {
  const steps = turn.steps.map((original) => {
    if (original.name !== 'draw') return original;
    return step<DuelState, TurnFrame>('draw', original.rule, (s, f, k) => {
      original.run(s, f, k);
      run(s, f);
    });
  });
  return frame<DuelState, TurnFrame>('turn', steps, turn.decisions);
}

describe('the contract', () => {
  it('is kept by the toy game, with every step, decision and ability exercised', () => {
    const report = runContract(toyGame, { matches: 60, seed: 'self', exhaustive: true });
    expect(report.missing).toEqual([]);
    expect(report.matches).toBe(60);
    expect(report.decisions).toBeGreaterThan(3000);
  });

  it('looks at every so-manieth decision only when told, and at the invariants always', () => {
    const report = runContract(toyGame, { matches: 5, seed: 'self', every: 10 });
    expect(report).toMatchObject({
      matches: 5,
      decisions: runContract(toyGame, { matches: 5, seed: 'self', every: 10 }).decisions,
    });
    const gaining = broken({ frames: framesWith(turnDrawing((s) => void s.duelists[0].discard.push(0))) });
    const fault = faultOf(gaining, { every: 1000, exhaustive: false });
    expect(fault).toMatchObject({ clause: 'invariants', what: 'Seat 0 has lost or gained cards.' });
    expect(fault.replay?.answers.length).toBe(2);
  });

  it('finds a view that shows the other hand', () => {
    const leaky = broken({
      view(s, who) {
        const v = toyRules.view(s, who);
        return { ...v, duelists: [{ ...v.duelists[0], hand: s.duelists[0].hand.slice() }, v.duelists[1]] };
      },
    });
    expect(faultOf(leaky).clause).toBe('secrecy');
  });

  it('finds a look that changes what it looks at', () => {
    const touching = broken({
      view(s, who) {
        if (who === 'spectator') s.turn += 1;
        return toyRules.view(s, who === 'spectator' ? 0 : who);
      },
    });
    expect(faultOf(touching).clause).toBe('view');
  });

  it('finds events that tell what was drawn', () => {
    const fault = faultOf(broken({ see: (e) => e }));
    expect(fault.clause).toBe('secrecy');
    expect(fault.what).toMatch(/the events tell seat \d a secret/);
  });

  it('finds a refusal that depends on the other hand', () => {
    const telling = broken({
      explain(s, seat, wish) {
        const [first] = s.duelists[1 - seat === 0 ? 0 : 1].hand;
        const own = toyRules.explain(s, seat, wish);
        return own.map((r) => ({ ...r, text: factOfText(`${r.rule} (${first})`) }));
      },
    });
    const fault = faultOf(telling);
    expect(fault.clause).toBe('secrecy');
    expect(fault.what).toMatch(/asking about ".*" tells seat \d a secret/);
  });

  it('finds chance that does not come from the match', () => {
    let outside = 0;
    const unsynced = turnDrawing((s) => {
      outside = (outside * 7 + 3) % 5;
      if (outside === 1) s.turn++;
    });
    expect(['undo', 'twin']).toContain(faultOf(broken({ frames: framesWith(unsynced) })).clause);
  });

  it('finds a field that clone forgets', () => {
    const forgetful = broken({
      clone(s) {
        const copy = toyRules.clone(s);
        copy.duelists[1].winded = false;
        return copy;
      },
    });
    expect(faultOf(forgetful)).toMatchObject({ clause: 'clone', what: 'the clone differs at /duelists/1/winded' });
  });

  it('finds a list that clone shares', () => {
    const sharing = broken({
      clone(s) {
        const copy = toyRules.clone(s);
        copy.duelists[0].discard = s.duelists[0].discard;
        return copy;
      },
    });
    expect(faultOf(sharing)).toMatchObject({
      clause: 'clone',
      what: 'the clone shares /duelists/0/discard with its original',
    });
  });

  it('finds a window that betrays a hand', () => {
    const { possible: _possible, ...rest } = answerDef as typeof answerDef & { possible: unknown };
    const silent = reactionWindow<DuelState, never>({ ...rest, policy: 'silent' } as never);
    expect(faultOf(broken({ frames: framesWith(silent) })).clause).toBe('prompts');
  });

  it('finds a step that is never reached', () => {
    const lonely = frame<DuelState, TurnFrame>(
      'turn',
      [...turn.steps, step('epilogue', 'TOY-TURN-02', () => undefined)],
      turn.decisions,
    );
    const skipping = { ...lonely, decisions: turn.decisions.map((d) => ({ ...d })) };
    const fault = faultOf(broken({ frames: framesWith(skipping) }));
    expect(fault).toMatchObject({ clause: 'coverage', what: 'never exercised: turn/epilogue' });
  });

  it('finds an ability nobody ever uses', () => {
    const fault = faultOf({ ...toyGame, defaultSetup: () => ({ hp: 10, abilities: [['keen'], ['sturdy']] }) });
    expect(fault).toMatchObject({ clause: 'coverage', what: 'never exercised: ability sly' });
  });

  it('finds a draw that undo could take back', () => {
    const peeking = frame<DuelState, TurnFrame>('turn', turn.steps, [
      {
        ...(turn.decisions[0] as (typeof turn.decisions)[0]),
        take(s, f, seat, option, k) {
          turn.decisions[0]?.take(s, f, seat, option, k);
          if (option[0] === 'step') drawCard(s, seat);
        },
      },
    ]);
    expect(faultOf(broken({ frames: framesWith(peeking) })).clause).toBe('barrier');
  });

  it('finds a roll whose faces are used before a person could have rolled them', () => {
    const hasty = frame<DuelState, StrikeFrame>(
      'strike',
      strike.steps.map((s) => {
        if (s.name !== 'roll') return s;
        return step('roll', s.rule, (st, f, k) => {
          s.run(st, f, k);
          // a person rolling by hand has put a frame on top; looking for it makes the match depend on who rolls
          if (st.stack.at(-1) === f) st.duelists[0].steps++;
        });
      }),
    );
    expect(faultOf(broken({ frames: framesWith(hasty) })).clause).toBe('physical-dice');
  });

  it('finds a seat that is asked without a choice', () => {
    const mute = frame<DuelState, TurnFrame>('turn', turn.steps, [
      { ...(turn.decisions[0] as (typeof turn.decisions)[0]), offer: () => undefined },
    ]);
    const fault = faultOf(broken({ frames: framesWith(mute) }));
    expect(fault.clause).toBe('crash');
    expect(fault.what).toMatch('asked "act" without a single option');
  });

  it('finds a refusal that contradicts the options', () => {
    const strict = broken({ explain: () => [{ rule: 'TOY-WIN-01', text: factOfText('No.') }] });
    expect(faultOf(strict)).toMatchObject({ clause: 'wishes' });
  });

  it('finds a rule that is not in the book', () => {
    const odd = broken({
      frames: framesWith({ ...duel, decisions: duel.decisions.map((d) => ({ ...d, rule: 'TOY-X-99' })) }),
    });
    expect(faultOf(odd)).toMatchObject({ clause: 'book', what: '"bid" is asked by the unknown rule "TOY-X-99"' });
  });

  it('finds a state that is not plain data', () => {
    const odd = turnDrawing((s) => void Object.assign(s.duelists[0], { at: Number.NaN }));
    expect(faultOf(broken({ frames: framesWith(odd) }))).toMatchObject({
      clause: 'plain',
      what: 'a JSON round trip would change the state at /duelists/0/at',
    });
  });

  it('finds a match without an end', () => {
    expect(faultOf(broken({ maxAnswers: 5 }))).toMatchObject({ clause: 'bounded', what: 'no end after 5 answers' });
  });

  it('finds an invariant that breaks', () => {
    const healing = turnDrawing((s) => void s.duelists[0].discard.push(0));
    expect(faultOf(broken({ frames: framesWith(healing) }))).toMatchObject({
      clause: 'invariants',
      what: 'Seat 0 has lost or gained cards.',
    });
  });

  it('finds an opponent that cheats or dithers', () => {
    let mood = 0;
    const moody: Toy['opponents'][string] = (_view, decision) => ({
      option: decision.options[mood++ % decision.options.length] ?? ['none'],
      thought: { because: [], text: factOfText(''), candidates: [] },
    });
    expect(faultOf({ ...toyGame, opponents: { moody } }).clause).toBe('opponent');
    const cheating: Toy['opponents'][string] = () => ({
      option: ['win'],
      thought: { because: [], text: factOfText(''), candidates: [] },
    });
    expect(faultOf({ ...toyGame, opponents: { cheating } })).toMatchObject({
      clause: 'opponent',
      what: 'cheating: "win" is not among the options now.',
    });
  });

  it('finds an opponent that rolls where there is only one answer', () => {
    const { rulebook } = toyGame.opponents;
    if (rulebook === undefined) throw new Error('The toy game has no opponent.');
    const rolling: Toy['opponents'][string] = (view, decision, world) =>
      decision.options.length === 1 && decision.dice.length === 0
        ? { roll: { sides: 6, rule: 'TOY-HAND-01', purpose: factOfText('') } }
        : rulebook(view, decision, world);
    expect(faultOf({ ...toyGame, opponents: { rolling } })).toMatchObject({
      clause: 'opponent',
      what: 'rolling rolls although there is only one answer',
    });
  });

  it('lets the opponents play in every so-manieth match only when told', () => {
    const played: string[] = [];
    const { rulebook } = toyGame.opponents;
    if (rulebook === undefined) throw new Error('The toy game has no opponent.');
    const counting: Toy['opponents'][string] = (...about) => {
      played.push('asked');
      return rulebook(...about);
    };
    const game = { ...toyGame, opponents: { counting } };
    const asked = (matches: number, every: number): number => {
      played.length = 0;
      runContract(game, { matches, every, seed: 'self' });
      return played.length;
    };
    const first = asked(1, 1);
    expect(first).toBeGreaterThan(0);
    expect(asked(4, 4)).toBe(first);
    expect(asked(5, 4)).toBeGreaterThan(first);
  });

  it('lets a match of opponents go undecided where the game has patience, and only there', () => {
    const idle: Toy['opponents'][string] = (_view, decision) => ({
      option: decision.options.at(-1) ?? ['none'],
      thought: { because: [], text: factOfText(''), candidates: [] },
    });
    const endless = broken({ maxAnswers: 30 }, { opponents: { idle } });
    expect(faultOf(endless, { perMatch: 20, matches: 1, exhaustive: false }).what).toBe('idle finds no end');
    const patient = { ...endless, patience: 25 };
    expect(runContract(patient, { perMatch: 20, matches: 1, seed: 'self' }).matches).toBe(1);
  });

  it('hands over a replay that leads to the fault', () => {
    const fault = faultOf(
      broken({
        frames: framesWith(
          turnDrawing((s) => void s.duelists[0].discard.push(0)),
          damage,
          aftermath,
        ),
      }),
    );
    expect(fault.replay?.answers.length).toBe(2);
    expect(fault.replay?.answers.map((a) => a[1])).toEqual(['bid', 'bid']);
  });
});
