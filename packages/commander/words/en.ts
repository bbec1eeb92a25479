/** What the Commander says about what it compared; imported as `@sandtable/commander/words`. */
export const en = {
  commander: {
    only: 'There was nothing to choose.',
    asMeant: 'It goes on with what it set out to do.',
    habit: 'It answers at once, without looking ahead.',
    plan: (aim: string, chance: number, turns: number, danger: number, notes: readonly string[]) =>
      `It means to ${aim}: ${imagined(chance, turns, danger, notes)}`,
    usual: (chance: number, turns: number, danger: number, notes: readonly string[]) =>
      `Nothing was clearly better than the usual answer: ${imagined(chance, turns, danger, notes)}`,
    /** What it counts on, and in how many of the imagined turns it came. */
    won: {
      unit: (name: string | null, place: string, often: number) =>
        `It counts on destroying ${name === null ? 'what lies face down' : `the ${name}`} at ${place} (${often} %).`,
      factory: (_name: string | null, place: string, often: number) =>
        `It counts on taking the factory at ${place} (${often} %).`,
      hq: (_name: string | null, _place: string, often: number) => `It counts on hitting the enemy HQ (${often} %).`,
    },
    /** The danger it accepts. */
    lost: {
      unit: (name: string | null, place: string, often: number) =>
        `It accepts that its ${name ?? 'face-down unit'} at ${place} may be lost (${often} %).`,
      factory: (_name: string | null, place: string, often: number) =>
        `It accepts that its factory at ${place} may be lost (${often} %).`,
      hq: (_name: string | null, _place: string, often: number) =>
        `It accepts that its own HQ may be hit (${often} %).`,
    },
    chosen: (chance: number) => `${chance} % to win`,
    behind: (points: number, error: number, turns: number) =>
      points <= 0
        ? `no clear gain in ${turns} imagined turns`
        : `${points} points less, give or take ${error}, in ${turns} imagined turns`,
    aims: {
      'aces-material': 'come out of the fighting better',
      'aces-factories': 'hold more factories',
      'aces-one-short': 'stand one factory short of winning, or keep the other side from it',
      'aces-coins': 'have more coins',
      'aces-reach': 'bring Infantry near factories',
      'aces-threat': 'threaten a factory, or guard one',
      'aces-experience': 'have more experienced units',
      'aces-infantry': 'keep its Infantry',
      'aces-last-stand': 'leave the other side few units',
      'aces-locked': 'keep its units free to move, or tie the enemy down',
      'aces-tempo': 'have the next word',
      'aces-mission': 'get on with the mission',
      'aces-beside': 'stand beside a factory, ready to walk in',
      'aces-mate': 'walk into the last factory it needs',
      'aces-peril': 'be about to take the last factory, or keep the other side from it',
      'aces-guns': 'have targets in reach',
      'aces-hurt': 'wear enemies down, and spare its own',
      '2gm-material': 'come out of the fighting better',
      '2gm-hq': 'hit the enemy HQ, or spare its own',
      '2gm-hq-low': 'finish an HQ that is nearly gone, or save its own',
      '2gm-supply': 'lengthen its Supply Line, or cut the other',
      '2gm-hand': 'have more cards in hand',
      '2gm-ap': 'have AP to spend',
      '2gm-pressure': 'press forward',
      '2gm-aimed': 'bring the enemy HQ into range',
      '2gm-upgrades': 'have better equipped units',
      '2gm-suppressed': 'keep enemies under fire',
      '2gm-cards-left': 'keep cards for later',
      '2gm-goals': 'get nearer to the goal of the scenario',
      '2gm-income': 'earn more AP',
      '2gm-guns': 'have targets for its guns, and leave the other side none',
      '2gm-book': 'win before the other side has drawn too much',
    } as Readonly<Record<string, string>>,
  },
};

function imagined(chance: number, turns: number, danger: number, notes: readonly string[]): string {
  const wrong = danger === 0 ? '' : `; in ${danger} % of them it goes wrong`;
  return [`${chance} % to win after ${turns} imagined turns${wrong}.`, ...notes].join(' ');
}

export type CommanderWords = typeof en;
