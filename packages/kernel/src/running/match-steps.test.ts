import { describe, expect, it } from 'vitest';
import type { Core, Frame } from '../core';
import { RulesError } from '../rules-error';
import type { Ruleset } from '../ruleset';
import { factOfText } from '../telling/fact';
import { TINY } from '../tiny.fixture';
import { type FrameDef, frame, type Step, step } from './frames';
import type { Kernel } from './kernel';
import { Match } from './match';

interface State extends Core {
  log: string[];
}

function rulesOf(frames: readonly FrameDef<State>[], more: Partial<Ruleset<State>> = {}): Ruleset<State> {
  const first = frames[0];
  const main = at(first?.at ?? '', first?.steps[0]?.name ?? '');
  return {
    ...TINY,
    frames,
    init: (_setup, rng) => ({ rng, stack: [{ ...main }], asks: [], outcome: null, log: [] }),
    seats: () => 2,
    ...more,
  };
}

function at(name: string, first: string): Frame {
  return { at: name, step: first, dice: null, got: 0 };
}

/** A step that leaves its name in the log and then does something. */
function does(name: string, then: (f: Frame, k: Kernel<State>, s: State) => void = () => {}): Step<State, Frame> {
  return step(name, 'R', (s, f, k) => {
    s.log.push(`${f.at}/${name}`);
    then(f, k, s);
  });
}

const DRAW = { winners: [], rule: 'R', reason: factOfText('Enough.') };
const finish = does('finish', (_f, k) => k.finish(DRAW));

function play(frames: readonly FrameDef<State>[], more: Partial<Ruleset<State>> = {}): Match<State> {
  return Match.start(rulesOf(frames, more), null, 1);
}

function logOf(...frames: FrameDef<State>[]): string[] {
  return play(frames).state.log;
}

describe('steps', () => {
  it('run in the order of the listing until the match is over', () => {
    const match = play([frame('main', [does('a'), does('b'), finish, does('never')])]);
    expect(match.state.log).toEqual(['main/a', 'main/b', 'main/finish']);
    expect(match.over).toEqual(DRAW);
    expect(match.waiting()).toEqual([]);
    expect(match.decision()).toBeNull();
  });

  it('name the next one in the state before they run', () => {
    const names: string[] = [];
    const look = (name: string) => does(name, (f) => names.push(f.step));
    play([frame('main', [look('a'), look('b'), finish, look('c')])]);
    expect(names).toEqual(['b', 'finish']);
  });

  it('jump forward and back', () => {
    const log = logOf(
      frame('main', [
        does('a', (f, k) => k.jump(f, 'c')),
        does('b', (f, k) => k.jump(f, 'finish')),
        does('c', (f, k) => k.jump(f, 'b')),
        finish,
      ]),
    );
    expect(log).toEqual(['main/a', 'main/c', 'main/b', 'main/finish']);
  });

  it('may jump to themselves', () => {
    const log = logOf(
      frame('main', [
        does('a', (f, k, s) => {
          if (s.log.length < 3) k.jump(f, 'a');
        }),
        finish,
      ]),
    );
    expect(log).toEqual(['main/a', 'main/a', 'main/a', 'main/finish']);
  });

  it('are told to the watcher before they run', () => {
    const seen: string[] = [];
    const rules = rulesOf([
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), finish]),
      frame('sub', [does('x')]),
    ]);
    Match.start(rules, null, 1, { onStep: (frameName, name) => void seen.push(`${frameName}/${name}`) });
    expect(seen).toEqual(['main/a', 'sub/x', 'main/finish']);
  });
});

describe('called frames', () => {
  it('run to their end before the caller goes on', () => {
    const log = logOf(
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), does('b'), finish]),
      frame('sub', [does('x'), does('y')]),
    );
    expect(log).toEqual(['main/a', 'sub/x', 'sub/y', 'main/b', 'main/finish']);
  });

  it('nest, and one definition can be under way several times', () => {
    const log = logOf(
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), finish]),
      frame('sub', [
        does('x', (_f, k, s) => {
          if (s.stack.length < 4) k.call(at('sub', 'x'));
        }),
        does('y'),
      ]),
    );
    expect(log).toEqual(['main/a', 'sub/x', 'sub/x', 'sub/x', 'sub/y', 'sub/y', 'sub/y', 'main/finish']);
  });

  it('may begin in the middle', () => {
    const log = logOf(
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'y'))), finish]),
      frame('sub', [does('x'), does('y')]),
    );
    expect(log).toEqual(['main/a', 'sub/y', 'main/finish']);
  });

  it('hand a number back to the caller, 0 unless they say otherwise', () => {
    const got: number[] = [];
    const callSub = (name: string, first: string) => does(name, (_f, k) => k.call(at('sub', first)));
    const read = (name: string) => does(name, (f) => got.push(f.got));
    play([
      frame('main', [
        callSub('a', 'five'),
        read('b'),
        callSub('c', 'nothing'),
        read('d'),
        callSub('e', 'five'),
        read('f'),
        finish,
      ]),
      frame('sub', [does('five', (f, k) => k.done(f, 5)), does('nothing', (f, k) => k.done(f))]),
    ]);
    expect(got).toEqual([5, 0, 5]);
  });

  it('do not leave the number of an earlier frame behind when they just run out of steps', () => {
    const got: number[] = [];
    play([
      frame('main', [
        does('a', (_f, k) => k.call(at('sub', 'x'))),
        does('b', (_f, k) => k.call(at('mute', 'x'))),
        does('c', (f) => got.push(f.got)),
        finish,
      ]),
      frame('sub', [does('x', (f, k) => k.done(f, 5))]),
      frame('mute', [does('x')]),
    ]);
    expect(got).toEqual([0]);
  });

  it('skip their remaining steps when they are done', () => {
    const log = logOf(
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), finish]),
      frame('sub', [does('x', (f, k) => k.done(f)), does('never')]),
    );
    expect(log).toEqual(['main/a', 'sub/x', 'main/finish']);
  });

  it('may be done while the frames they called still run; the number goes to their own caller', () => {
    const got: [string, number][] = [];
    const match = play([
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), does('b', (f) => got.push([f.at, f.got])), finish]),
      frame('sub', [
        does('x', (f, k) => {
          k.done(f, 2);
          k.call(at('deep', 'z'));
        }),
        does('never'),
      ]),
      frame('deep', [does('z', (f, k) => k.done(f, 9))]),
    ]);
    expect(match.state.log).toEqual(['main/a', 'sub/x', 'deep/z', 'main/b', 'main/finish']);
    expect(got).toEqual([['main', 2]]);
  });

  it('know who called them', () => {
    const callers: string[] = [];
    play([
      frame('main', [does('a', (_f, k) => k.call(at('sub', 'x'))), finish]),
      frame('sub', [
        does('x', (f, k) => {
          callers.push(k.caller(f).at);
          k.call(at('deep', 'z'));
        }),
      ]),
      frame('deep', [does('z', (f, k) => callers.push(k.caller(f).at, k.caller(k.caller(f)).at))]),
    ]);
    expect(callers).toEqual(['main', 'sub', 'main']);
  });

  it('called one after the other in one step run last come, first served', () => {
    const log = logOf(
      frame('main', [
        does('a', (_f, k) => {
          k.call(at('sub', 'x'));
          k.call(at('sub', 'y'));
        }),
        finish,
      ]),
      frame('sub', [does('x', (f, k) => k.done(f)), does('y', (f, k) => k.done(f))]),
    );
    expect(log).toEqual(['main/a', 'sub/y', 'sub/x', 'main/finish']);
  });
});

describe('mistakes in a ruleset', () => {
  const failing = (frames: FrameDef<State>[], more: Partial<Ruleset<State>> = {}) => {
    return expect(() => play(frames, more));
  };

  it('a frame that does not exist', () => {
    failing([frame('main', [does('a', (_f, k) => k.call(at('ghost', 'x')))])]).toThrow(
      new RulesError('There is no frame "ghost".'),
    );
  });

  it('a frame called like something every object has', () => {
    failing([frame('main', [does('a', (_f, k) => k.call(at('constructor', 'x')))])]).toThrow(
      new RulesError('There is no frame "constructor".'),
    );
  });

  it('a step that does not exist', () => {
    failing([frame('main', [does('a', (f, k) => k.jump(f, 'toString'))])]).toThrow(
      new RulesError('Frame "main" has no step "toString".'),
    );
  });

  it('the last frame ends and nobody has won', () => {
    failing([frame('main', [does('a')])]).toThrow(new RulesError('The last frame ended, but the match is not over.'));
  });

  it('the first frame asks who called it', () => {
    failing([frame('main', [does('a', (f, k) => void k.caller(f))])]).toThrow(
      new RulesError('Frame "main" was called by nobody.'),
    );
  });

  it('a loop, naming the frames under way', () => {
    failing([
      frame('main', [step('a', 'R', (_s, _f, k) => k.call(at('sub', 'x')))]),
      frame('sub', [step('x', 'R', (_s, f, k) => k.jump(f, 'y')), step('y', 'R', (_s, f, k) => k.jump(f, 'x'))]),
    ]).toThrow(new RulesError('No decision after 100000 steps; under way: main/end > sub/y.'));
  });

  it('a frame that calls itself for ever, naming only the frames on top', () => {
    const frames = [frame<State, Frame>('main', [step('a', 'R', (_s, _f, k) => k.call(at('main', 'a'))), finish])];
    failing(frames).toThrow(
      new RulesError(`No decision after 100000 steps; under way: … > ${'main/finish > '.repeat(7)}main/a.`),
    );
  });

  it('state checks that never come to rest', () => {
    failing([frame('main', [step('a', 'R', (s, _f, k) => k.settle(s)), finish])], { stateChecks: () => true }).toThrow(
      new RulesError('The state checks never come to rest; under way: main/finish.'),
    );
  });

  it.each<[string, FrameDef<State>[], string]>([
    ['two frames of one name', [frame('main', [finish]), frame('main', [])], 'Two frames are called "main".'],
    [
      "a frame with the name of the kernel's roll",
      [frame('main', [finish]), frame('$roll', [])],
      'Two frames are called "$roll".',
    ],
    ['two steps of one name', [frame('main', [does('a'), does('a')])], 'Frame "main" has two steps "a".'],
    ['a step without a name', [frame('main', [does('a'), does('')])], 'Frame "main" has a step without a name.'],
    [
      'two decisions of one kind',
      [
        frame(
          'main',
          [finish],
          [
            { kind: 'q', rule: '', offer() {}, take() {} },
            { kind: 'q', rule: '', offer() {}, take() {} },
          ],
        ),
      ],
      'Frame "main" asks "q" in two ways.',
    ],
  ])('%s', (_what, frames, message) => {
    failing(frames).toThrow(message);
  });
});

describe('state checks', () => {
  it('run until nothing changes, and are asked once more to be sure', () => {
    let asked = 0;
    const match = play([frame('main', [does('a', (_f, k, s) => k.settle(s)), finish])], {
      stateChecks(s) {
        asked++;
        s.log.push('check');
        return asked < 3;
      },
    });
    expect(match.state.log).toEqual(['main/a', 'check', 'check', 'check', 'main/finish']);
  });

  it('stop once the match is over', () => {
    const match = play([frame('main', [does('a', (_f, k, s) => k.settle(s)), does('never')])], {
      stateChecks(s, k) {
        s.log.push('check');
        k.finish(DRAW);
        return true;
      },
    });
    expect(match.state.log).toEqual(['main/a', 'check']);
    expect(match.over).toEqual(DRAW);
  });

  it('are not needed', () => {
    expect(logOf(frame('main', [does('a', (_f, k, s) => k.settle(s)), finish]))).toEqual(['main/a', 'main/finish']);
  });
});
