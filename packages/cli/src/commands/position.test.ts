import { describe, expect, it } from 'vitest';
import { folder, parsed, type Run, run } from '../harness.fixture';

const DUEL = `game: toy
turn: 3
active: left
left: { hp: 6, at: 2, hand: [sword, parry], abilities: [keen] }
right: { hp: 5, at: 3, hand: [riposte], abilities: [sturdy] }
`;
const cwd = folder({ 'duel.yaml': DUEL });

function position(...argv: string[]): Promise<Run> {
  return run(['position', 'duel.yaml', ...argv], { cwd });
}

describe('legal', () => {
  it('lists what the seat to move may do', async () => {
    expect(parsed(await position('legal', '--json'))).toEqual({
      seat: 'left',
      kind: 'act',
      rule: 'TOY-TURN-02',
      options: ['step p1', 'strike sword', 'set sword', 'set parry', 'end'].map((wish) => ({
        wish,
        rule: 'TOY-TURN-02',
      })),
      standing: [{ wish: 'breathe sword' }, { wish: 'breathe parry' }],
      outcome: null,
    });
    expect(await position('legal')).toEqual({
      code: 0,
      err: '',
      out: [
        'left may (act, TOY-TURN-02):',
        '  step p1',
        '  strike sword',
        '  set sword',
        '  set parry',
        '  end',
        'At any time:',
        '  breathe sword',
        '  breathe parry',
        '',
      ].join('\n'),
    });
  });

  it('lists what another seat may do unasked', async () => {
    expect(await position('legal', '--seat', 'right')).toEqual({
      code: 0,
      err: '',
      out: 'right is not asked anything now.\nAt any time:\n  breathe riposte\n',
    });
  });

  it('says no when there is nothing at all', async () => {
    const stdin = DUEL.replace('[riposte]', '[]');
    const idle = ['position', '-', 'legal', '--seat', '1'];
    expect(await run(idle, { stdin })).toEqual({ code: 1, err: '', out: 'right is not asked anything now.\n' });
    const json = await run([...idle, '--json'], { stdin });
    expect(json.code).toBe(1);
    expect(parsed(json)).toEqual({ seat: 'right', kind: null, options: [], standing: [], outcome: null });
  });

  it('reads standard input and JSON', async () => {
    const stdin = JSON.stringify({
      game: 'toy',
      turn: 1,
      active: 'right',
      left: { hp: 1, at: 1 },
      right: { hp: 1, at: 5 },
    });
    const piped = await run(['position', '-', 'legal'], { stdin });
    expect(piped).toEqual({ code: 0, err: '', out: 'right may (act, TOY-TURN-02):\n  step p4\n  end\n' });
  });

  it('knows the seats', async () => {
    expect(await position('legal', '--seat', 'north')).toEqual({
      code: 2,
      out: '',
      err: 'Expected left or right as --seat, found "north".\n',
    });
    expect((await position('legal', '--seat', '2')).err).toBe('Expected left or right as --seat, found "2".\n');
  });
});

describe('explain', () => {
  it('agrees to what is legal', async () => {
    expect(parsed(await position('explain', 'strike sword', '--json'))).toEqual({ legal: true, refusals: [] });
    expect(await position('explain', 'strike', 'sword')).toEqual({ code: 0, err: '', out: 'Legal: strike sword\n' });
  });

  it('names every rule that forbids the rest', async () => {
    const no = await position('explain', 'step p3', '--json');
    expect(no.code).toBe(1);
    expect(parsed(no)).toEqual({
      legal: false,
      refusals: [{ rule: 'TOY-STEP-02', text: 'Your opponent stands there.' }],
    });
    expect((await position('explain', 'strike dagger')).out).toBe(
      'Not legal: strike dagger\n  There is no dagger in your hand. (TOY-HAND-01, Only cards in hand)\n',
    );
  });
});

describe('odds', () => {
  const sword = {
    outcomes: [
      { p: 5 / 6, result: '1 damage' },
      { p: 1 - 5 / 6, result: 'miss' },
    ],
    breakdown: [
      { rule: 'TOY-STRIKE-03', label: 'Any strike', value: 3 },
      { rule: 'TOY-ABIL-01', label: 'Keen eye', value: -1 },
    ],
  };

  it('are exact and itemised', async () => {
    expect(parsed(await position('odds', 'strike sword', '--json'))).toEqual(sword);
    expect(await position('odds', 'strike sword')).toEqual({
      code: 0,
      err: '',
      out: [
        'strike sword',
        '  83.3 %  1 damage',
        '  16.7 %  miss',
        ' because of',
        '  +3  Any strike  TOY-STRIKE-03',
        '  -1  Keen eye    TOY-ABIL-01',
        '',
      ].join('\n'),
    });
  });

  it('without a wish are those of everything that may be done', async () => {
    expect(parsed(await position('odds', '--json'))).toEqual({ options: [{ wish: 'strike sword', ...sword }] });
    expect((await position('odds', '--seat', 'right')).out).toBe('Nothing that may be done now has odds.\n');
  });

  it('need something that has any', async () => {
    expect(await position('odds', 'end')).toEqual({
      code: 2,
      out: '',
      err: 'wish "end": Only a strike has odds, e.g. "strike sword".\n',
    });
  });
});

describe('do', () => {
  it('carries a wish out and hands the position back', async () => {
    const done = await position('do', 'step p1', '--json');
    expect(done.code).toBe(0);
    expect(parsed(done)).toMatchObject({
      events: [{ type: 'stepped', rule: 'TOY-STEP-01', seat: 0, to: 1 }],
      position: {
        game: 'toy',
        turn: 3,
        active: 'left',
        left: { at: 1, stepped: true },
        right: { at: 3, hand: ['riposte'] },
      },
      next: { seat: 'left', kind: 'act', options: [{ wish: 'set sword' }, { wish: 'set parry' }, { wish: 'end' }] },
      outcome: null,
    });
  });

  it('prints what one seat knows when a view is asked for', async () => {
    const done = await position('do', 'step p1', '--view', 'left', '--json');
    expect(parsed(done)).toMatchObject({ position: { left: { at: 1 }, right: { at: 3, hand: 1 } } });
  });

  it('uses the given dice for whatever is rolled, other seats answering on the way', async () => {
    const hit = await position('do', 'strike sword; pass', '--dice', '2', '--json');
    expect(hit.code).toBe(0);
    expect(parsed(hit)).toMatchObject({
      events: [
        { type: 'struck', rule: 'TOY-STRIKE-01', seat: 0 },
        { type: 'roll', rule: 'TOY-STRIKE-03', seat: 0, sides: 6, dice: [2], purpose: 'sword, 2+' },
        { type: 'hurt', rule: 'TOY-STRIKE-04', seat: 1, amount: 1 },
      ],
      position: { left: { discard: ['sword'], struck: true }, right: { hp: 4 } },
      next: { seat: 'right', kind: 'aftermath' },
    });
    const missed = await position('do', 'strike sword; pass', '--dice', '1');
    expect(missed.out.split('\n').slice(0, 3)).toEqual([
      'Left strikes with sword (TOY-STRIKE-01)',
      'left rolls D6 for sword, 2+: 1 (TOY-STRIKE-03)',
      'The match waits for left to choose (act).',
    ]);
  });

  it('does not betray what another seat may choose from', async () => {
    const next = { seat: 'right', kind: 'answer', rule: 'TOY-STRIKE-02' };
    expect((parsed(await position('do', 'strike sword', '--json')) as { next: unknown }).next).toEqual(next);
    const own = parsed(await position('do', 'strike sword', '--view', 'right', '--json')) as { next: unknown };
    expect(own.next).toEqual({
      ...next,
      options: [
        { wish: 'riposte', rule: 'TOY-STRIKE-02' },
        { wish: 'pass', rule: 'TOY-STRIKE-02' },
      ],
    });
  });

  it('asks for dice that are missing and returns those left over', async () => {
    expect(await position('do', 'strike sword; pass', '--dice', '')).toEqual({
      code: 2,
      out: '',
      err: 'No die left for sword, 2+ (TOY-STRIKE-03) after 0 given dice: give it with --dice.\n',
    });
    expect(await position('do', 'strike sword; pass', '--dice', '1,4,6')).toEqual({
      code: 2,
      out: '',
      err: 'Expected only dice that are rolled, found 4, 6 left over in --dice; the match waits for left to choose (act).\n',
    });
    expect((await position('do', 'strike sword; pass', '--dice', '7')).err).toBe(
      'Die 1 shows 7, but sword, 2+ (TOY-STRIKE-03) rolls 1 to 6: give it with --dice.\n',
    );
  });

  it('without dice leaves it to the seed', async () => {
    const roll = async (seed: string): Promise<string | undefined> =>
      (await position('do', 'strike sword; pass', '--seed', seed)).out.split('\n')[1];
    const rolls = await Promise.all(['a', 'a', 'b', 'c', 'd', 'e', 'f'].map(roll));
    expect(rolls[0]).toMatch(/^left rolls D6 for sword, 2\+: [1-6] \(TOY-STRIKE-03\)$/);
    expect(rolls[1]).toBe(rolls[0]);
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });

  it('refuses what the rules forbid', async () => {
    const no = await position('do', 'step p1; step p2', '--json');
    expect(no.code).toBe(1);
    expect(parsed(no)).toEqual({
      legal: false,
      refusals: [{ rule: 'TOY-STEP-01', text: 'You have already stepped this turn.' }],
    });
  });

  it.each([
    ['fly', 'wish "fly": column 1: there is no command "fly"'],
    ['strike', 'wish "strike": column 7: expected card: a name such as mg, found the end\n'],
    ['step c3', 'wish "step c3": column 6: expected to: a pace from p1 to p5, found "c3"\n'],
    ['end now', 'wish "end now": column 5: expected the end of "end", found "now"\n'],
    ['end; step p9', 'wish "step p9": column 11: expected to: a pace from p1 to p5, found "p9"\n'],
    ['strike banana', 'wish "strike banana": expected names The duel knows, found one it does not\n'],
    [`${'x'.repeat(100)}`, `wish "${'x'.repeat(57)}…": column 1: there is no command `],
  ])('answers %j with the column and what was expected', async (wish, message) => {
    const { code, out, err } = await position('do', wish);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.slice(0, message.length)).toBe(message);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('ai', () => {
  it('plays the seat to move until another one is asked, and says why', async () => {
    const turn = await position('ai', '--reactions', '--json');
    expect(turn.code).toBe(0);
    expect(parsed(turn)).toMatchObject({
      decisions: [
        {
          wish: 'strike sword',
          because: ['TOY-STRIKE-05'],
          rolls: [],
          text: 'It strikes with its strongest weapon in reach.',
          candidates: [{ wish: 'strike sword', rank: [2] }],
        },
      ],
      events: [{ rule: 'TOY-STRIKE-01' }],
      position: { left: { discard: ['sword'] } },
      next: { seat: 'right', kind: 'answer' },
    });
    expect((await position('ai', '--reactions')).out.split('\n').slice(0, 5)).toEqual([
      'strike sword  (TOY-STRIKE-05)',
      '    It strikes with its strongest weapon in reach.',
      '',
      'Left strikes with sword (TOY-STRIKE-01)',
      'The match waits for right to choose (answer).',
    ]);
  });

  it('passes for the others, so that its whole turn is seen', async () => {
    const turn = parsed(await position('ai', '--dice', '6', '--json')) as {
      decisions: { wish: string }[];
      next: object;
    };
    expect(turn.decisions.map((d) => d.wish)).toEqual(['strike sword', 'end']);
    expect(turn.next).toMatchObject({ seat: 'right', kind: 'act' });
  });

  it('breaks ties with the given dice', async () => {
    const stdin = DUEL.replace('[sword, parry]', '[sword, spear]');
    const choose = async (dice: string) => {
      const chosen = await run(['position', '-', 'ai', '--reactions', '--dice', dice, '--json'], { stdin });
      return (parsed(chosen) as { decisions: { wish: string; rolls: { dice: number[] }[] }[] }).decisions.map((d) => [
        d.wish,
        ...d.rolls.map((r) => r.dice),
      ]);
    };
    expect(await choose('1')).toEqual([['strike sword', [1]]]);
    expect(await choose('5,2')).toEqual([['strike spear', [5], [2]]]);
  });

  it('stops after so many steps', async () => {
    const stdin = DUEL.replace('[sword, parry]', '[dodge]').replace('at: 3', 'at: 5');
    const wishes = async (...more: string[]) => {
      const turn = await run(['position', '-', 'ai', '--json', ...more], { stdin });
      return (parsed(turn) as { decisions: { wish: string }[] }).decisions.map((d) => d.wish);
    };
    expect(await wishes('--steps', '1')).toEqual(['set dodge']);
    expect((await wishes()).slice(0, 2)).toEqual(['set dodge', 'step p3']);
  });

  it('shows what was decided even where a die is missing or left over', async () => {
    const missing = await position('ai', '--json', '--dice', '');
    expect(missing.code).toBe(2);
    expect(parsed(missing)).toMatchObject({
      decisions: [{ wish: 'strike sword', rolls: [] }],
      stopped: expect.stringMatching(/^No die left for .*: give it with --dice\.$/),
      position: { left: { hand: ['sword', 'parry'] } },
    });
    const told = await position('ai', '--dice', '');
    expect(told.out).toMatch(/^strike sword {2}\(TOY-STRIKE-05\)\n/);
    expect(told.out).toMatch(/\nNo die left for .*: give it with --dice\.\n$/);
    const over = await position('ai', '--json', '--dice', '6,6,6');
    expect(over.code).toBe(2);
    expect(parsed(over)).toMatchObject({
      decisions: [{ wish: 'strike sword' }, { wish: 'end' }],
      stopped: expect.stringMatching(/^Expected only dice that are rolled, found 6, 6 left over in --dice/),
    });
  });

  it('rolls on from the seed after the given dice', async () => {
    const turn = await position('ai', '--json', '--dice', '6', '--seed', 'x');
    expect(turn.code).toBe(0);
    expect(parsed(turn)).toMatchObject({ stopped: null, decisions: [{}, {}] });
    const { events } = parsed(turn) as { events: { type: string; dice?: number[] }[] };
    expect(events.find((e) => e.type === 'roll')?.dice).toEqual([6]);
    const none = await position('ai', '--json', '--dice', '', '--seed', 'x');
    const seeded = await position('ai', '--json', '--seed', 'x');
    expect(parsed(none)).toEqual(parsed(seeded));
  });

  it('stops at the end of the phase on request', async () => {
    const stdin = JSON.stringify({
      game: '2gm',
      edition: 'pacific',
      phase: 'movement',
      active: 'north',
      south: { nation: 'usa', deck: 9 },
      north: { nation: 'japan', ap: 5, hand: ['light-infantry'], deck: 9, solo: 'variable' },
      units: [{ at: 'c5', side: 'north', card: 'light-infantry' }],
    });
    const phases = async (...more: string[]) => {
      const turn = await run(['position', '-', 'ai', '--seed', 'x', '--json', ...more], { stdin });
      const { decisions, position: after } = parsed(turn) as {
        decisions: { wish: string }[];
        position: { phase: string };
      };
      return { ends: decisions.filter(({ wish }) => wish === 'end').length, phase: after.phase };
    };
    const one = await phases('--phase');
    expect(one.phase).not.toBe('movement');
    expect((await phases()).ends).toBeGreaterThan(one.ends);
  });

  it('has nothing to do when it is not asked', async () => {
    const idle = await position('ai', '--seat', 'right', '--json');
    expect(idle.code).toBe(0);
    expect(parsed(idle)).toMatchObject({ decisions: [], next: { seat: 'left' } });
  });

  it('says so when the seat is not one it plays', async () => {
    const stdin = JSON.stringify({
      game: 'aces',
      map: { size: '3x3' },
      turn: { seat: 'usa' },
      seats: { usa: {}, 'germany-1': {} },
      units: [{ at: '1,1', seat: 'usa', unit: 'sherman' }],
    });
    expect(await run(['position', '-', 'ai'], { stdin })).toEqual({
      code: 2,
      out: '',
      err: 'The Automa answers only for a seat of its own, not "move" of a person.\n',
    });
  });

  it('knows its opponents', async () => {
    expect(await position('ai', '--opponent', 'napoleon')).toEqual({
      code: 2,
      out: '',
      err: 'There is no opponent "napoleon" for The duel: expected one of rulebook.\n',
    });
  });
});

describe('draw', () => {
  const picture = (left: string, right: string): string =>
    ['turn 3, left to act', 'p1 . L R . . p5', `left  6 hp, ${left}, deck 10`, `right 5 hp, ${right}, deck 11`].join(
      '\n',
    );

  it('shows what the seat to move knows', async () => {
    const known = picture('hand: sword parry, face down: none', 'hand: 1 unknown, face down: 0 unknown');
    expect(await position('draw')).toEqual({ code: 0, err: '', out: `${known}\n` });
    expect(parsed(await position('draw', '--json'))).toEqual({ picture: known });
  });

  it('shows what others know when asked', async () => {
    const spectator = picture('hand: 2 unknown, face down: 0 unknown', 'hand: 1 unknown, face down: 0 unknown');
    expect((await position('draw', '--view', 'spectator')).out).toBe(`${spectator}\n`);
    const right = picture('hand: 2 unknown, face down: 0 unknown', 'hand: riposte, face down: none');
    expect((await position('draw', '--view', 'right')).out).toBe(`${right}\n`);
  });
});

describe('a position that is wrong', () => {
  it.each([
    ['turn: 1', 'standard input:1:1: expected one of 2gm, aces, toy, found nothing (game)'],
    ['game: chess', 'standard input:1:7: expected one of 2gm, aces, toy, found "chess" (game)'],
    [
      'game: 2gm',
      'standard input:1:1: expected one of "tactics", "pacific", found nothing (edition), and 2 more problems',
    ],
    ['- game: toy', 'standard input:1:1: expected a position with a field "game", found [{"game":"toy"}]'],
    ['just words', 'standard input:1:1: expected a position with a field "game", found "just words"'],
    [DUEL.replace('at: 2', 'at: 9'), 'standard input:4:20: expected at most 5, found 9 (left/at)'],
    [DUEL.replace('at: 2', 'at: 3'), 'standard input:5:21: expected a free pace, found 3 taken (right/at)'],
    [DUEL.replace('turn: 3\n', ''), 'standard input:1:1: expected a number, found nothing (turn)'],
    [
      DUEL.replace('turn: 3', 'turn: three').replace('hp: 6', 'hp: 0'),
      'standard input:2:7: expected a number, found "three" (turn), and 1 more problem',
    ],
  ])('%j is answered with its place', async (stdin, message) => {
    expect(await run(['position', '-', 'legal'], { stdin })).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});
