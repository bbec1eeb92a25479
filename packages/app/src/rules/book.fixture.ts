import type { RuleBook, RuleEntry } from '@sandtable/kernel';

function rule(title: string, text: string, more: Partial<RuleEntry> = {}): RuleEntry {
  return {
    title,
    text,
    source: 'Rulebook §Test',
    editions: ['tactics', 'pacific'],
    kind: 'rule',
    status: 'open',
    ...more,
  };
}

/** A book of a few rules, shaped like the real ones. */
export const fixtureBook: RuleBook = {
  game: '2gm',
  title: 'A small book',
  editions: ['tactics', 'pacific'],
  sections: [
    {
      section: 'SHOOT',
      title: 'Shooting',
      rules: {
        '2GM-SHOOT-01': rule('Main weapon fires once', 'Each unit may use its main weapon once.', { status: 'done' }),
        '2GM-SHOOT-02': rule('Tilted after the shot', 'A unit that has shot is tilted.', { status: 'physical' }),
        '2GM-SHOOT-15': rule('Modifiers add up', 'Modifiers of the wall and of smoke add up.', {
          cites: ['2GM-SMOKE-01'],
        }),
      },
    },
    {
      section: 'SMOKE',
      title: 'Smoke',
      rules: {
        '2GM-SMOKE-01': rule('Smoke screen', 'A shot through smoke is harder.', { editions: ['pacific'] }),
        '2GM-SMOKE-02': rule('Screens fade', 'The smoke screen ends with the next turn.', {
          cites: ['2GM-SMOKE-01', '2GM-SMOKE-01'],
        }),
      },
    },
    {
      section: 'RULING',
      title: 'Rulings',
      rules: {
        '2GM-RULING-01': rule('Any clear path', 'Smoke counts only if it lies on every path.', {
          kind: 'ruling',
          question: 'What is a line of fire?',
          reason: 'It agrees with how distance is counted.',
          option: 'smoke.lineOfFire',
          cites: ['2GM-SMOKE-01'],
        }),
        '2GM-RULING-02': rule('Natural ten', 'A ten always hits.', {
          kind: 'ruling',
          question: 'Can a ten miss?',
          reason: 'All examples agree.',
          editions: ['tactics'],
          status: 'done',
        }),
      },
    },
  ],
};
