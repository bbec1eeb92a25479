import { describe, expect, it } from 'vitest';
import type { Core, Frame } from '../core';
import type { Ruleset } from '../ruleset';
import { type FrameDef, frame, step } from '../running/frames';
import { Match } from '../running/match';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { type ProposalDef, type ProposalFrame, proposal, type Replacement } from './proposal';
import { reactionWindow } from './window';

interface State extends Core {
  log: string[];
  hp: number;
  shields: number;
}

interface DamageFrame extends ProposalFrame {
  readonly at: 'damage';
  amount: number;
}

type Def = ProposalDef<State, DamageFrame>;

const BASE: Def = {
  at: 'damage',
  rule: 'DMG-1',
  modify: [
    { rule: 'M-1', apply: (s, p) => note(s, `double ${p.amount}`, () => (p.amount *= 2)) },
    { rule: 'M-2', apply: (s, p) => note(s, `less ${p.amount}`, () => (p.amount -= 1)) },
  ],
  commit: (s, p) => note(s, `commit ${p.amount}`, () => (s.hp -= p.amount)),
};

function note(s: State, line: string, then: () => void = () => {}): void {
  s.log.push(line);
  then();
}

function replacement(
  name: string,
  when: (s: State, p: DamageFrame) => boolean,
  result: 'replaced' | 'prevented',
  apply: (s: State, p: DamageFrame) => void = () => {},
): Replacement<State, DamageFrame> {
  return {
    rule: `R-${name}`,
    when,
    apply(s, p) {
      s.log.push(name);
      apply(s, p);
      return result;
    },
  };
}

const main = frame<State, Frame>('main', [
  step('hit', 'R', (_s, _f, k) => {
    const damage: DamageFrame = { at: 'damage', step: 'modify', dice: null, got: 0, used: [], amount: 2 };
    k.call(damage);
  }),
  step('told', 'R', (s, f, k) => {
    s.log.push(`got ${f.got}`);
    k.finish({ winners: [], rule: 'R', reason: factOfText('Enough.') });
  }),
]);

const after = reactionWindow<State, DamageFrame>({
  point: 'after',
  rule: 'AFTER-1',
  policy: 'silent',
  closes: 'all-pass',
  triggers: [
    { rule: 'T-1', when: (_s, p) => p.amount > 1, run: (s, p) => void s.log.push(`bleeds after ${p.amount}`) },
  ],
  seats: () => [0],
  offer: (s, p, _seat, out) => void (s.shields > 0 && out.push(['bandage', p.amount])),
  take(s, p) {
    s.log.push(`bandage after ${p.amount}`);
    s.shields--;
  },
});

function start(def: Def, more: Partial<Ruleset<State>> = {}, frames: readonly FrameDef<State>[] = []): Match<State> {
  const rules: Ruleset<State> = {
    ...TINY,
    frames: [main, proposal(def), after, ...frames],
    init: (_setup, rng) => ({
      rng,
      stack: [{ at: 'main', step: 'hit', dice: null, got: 0 }],
      asks: [],
      outcome: null,
      log: [],
      hp: 10,
      shields: 1,
    }),
    seats: () => 2,
    ...more,
  };
  return Match.start(rules, null, 1);
}

describe('a proposal', () => {
  it('is modified, replaced, committed, checked and answered, in this order', () => {
    let checks = 0;
    const shrink = replacement(
      'shrink',
      () => true,
      'replaced',
      (_s, p) => (p.amount = 2),
    );
    const match = start(
      { ...BASE, replace: [shrink], after: 'after' },
      { stateChecks: (s) => s.log.push(`check ${s.hp}`) > 0 && ++checks < 2 },
    );
    expect(match.state.log).toEqual([
      'double 2',
      'less 4',
      'shrink',
      'commit 2',
      'check 8',
      'check 8',
      'bleeds after 2',
    ]);
    expect(match.decision()).toMatchObject({ seat: 0, kind: 'after', options: [['bandage', 2], ['pass']] });
    match.submit(0, ['bandage', 2]);
    expect(match.state.log.slice(7)).toEqual(['bandage after 2', 'got 1']);
  });

  it('needs nothing but a commit', () => {
    const match = start({ at: 'damage', rule: 'DMG-1', commit: BASE.commit });
    expect(match.state.log).toEqual(['commit 2', 'got 1']);
    expect(match.state.hp).toBe(8);
  });

  it('that is prevented does not happen: no commit, no checks, no answer, and its caller gets 0', () => {
    const dodge = replacement('dodge', () => true, 'prevented');
    const never = replacement('never', () => true, 'replaced');
    const match = start(
      { ...BASE, replace: [dodge, never], after: 'after' },
      { stateChecks: (s) => s.log.push('check') < 0 },
    );
    expect(match.state.log).toEqual(['double 2', 'less 4', 'dodge', 'got 0']);
    expect(match.state.hp).toBe(10);
  });

  it('is replaced by each replacement at most once, even if it would fit again', () => {
    const halve = replacement(
      'halve',
      () => true,
      'replaced',
      (_s, p) => (p.amount -= 1),
    );
    const match = start({ ...BASE, replace: [halve] });
    expect(match.state.log).toEqual(['double 2', 'less 4', 'halve', 'commit 2', 'got 1']);
  });

  it('is offered to the other replacements as it has become, the first of the listing first', () => {
    const small = replacement('small', (_s, p) => p.amount <= 1, 'prevented');
    const shrink = replacement(
      'shrink',
      (_s, p) => p.amount > 1,
      'replaced',
      (_s, p) => (p.amount = 1),
    );
    const match = start({ ...BASE, replace: [small, shrink] });
    expect(match.state.log).toEqual(['double 2', 'less 4', 'shrink', 'small', 'got 0']);
  });

  it('is not replaced where nothing fits', () => {
    const match = start({ ...BASE, replace: [replacement('never', () => false, 'prevented')] });
    expect(match.state.log).toEqual(['double 2', 'less 4', 'commit 3', 'got 1']);
  });

  it('waits for the frames a replacement starts, and is modified only once', () => {
    const sub = frame<State, Frame>('sub', [
      step('x', 'R', (s, f, k) => {
        s.log.push('sub');
        const p = k.caller(f) as DamageFrame;
        p.amount = 1;
        k.done(f, 7);
      }),
    ]);
    const shield: Replacement<State, DamageFrame> = {
      rule: 'R-shield',
      when: () => true,
      apply(s, _p, k) {
        s.log.push('shield');
        k.call({ at: 'sub', step: 'x', dice: null, got: 0 });
        return 'replaced';
      },
    };
    const match = start({ ...BASE, replace: [shield] }, {}, [sub]);
    expect(match.state.log).toEqual(['double 2', 'less 4', 'shield', 'sub', 'commit 1', 'got 1']);
  });

  it('lets what the commit starts end before the checks', () => {
    const sub = frame<State, Frame>('sub', [step('x', 'R', (s) => void s.log.push('sub'))]);
    const commit: Def['commit'] = (s, _p, k) => {
      s.log.push('commit');
      k.call({ at: 'sub', step: 'x', dice: null, got: 0 });
    };
    const match = start({ at: 'damage', rule: 'R', commit }, { stateChecks: (s) => s.log.push('check') < 0 }, [sub]);
    expect(match.state.log).toEqual(['commit', 'sub', 'check', 'got 1']);
  });

  it('is not answered once a state check has ended the match', () => {
    const outcome = { winners: [1], rule: 'WIN-1', reason: factOfText('Down.') };
    const match = start(
      { ...BASE, after: 'after' },
      {
        stateChecks(s, k) {
          if (s.hp > 7) return false;
          k.finish(outcome);
          return true;
        },
      },
    );
    expect(match.over).toEqual(outcome);
    expect(match.state.log).toEqual(['double 2', 'less 4', 'commit 3']);
    expect(match.waiting()).toEqual([]);
  });
});
