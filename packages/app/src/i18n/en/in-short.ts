/** A sentence or two, and where the book says it. */
type Line = readonly [text: string, ...rules: string[]];

interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** A game on two pages. */
interface Short {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
}

const aces: Short = {
  title: 'Aces & Armor in short',
  lead: 'Two teams fight for the factories of a landscape of hexes: the United States and the Soviet Union against two German factions. Whoever holds enough factories has won – and only Infantry takes one.',
  parts: [
    {
      title: 'How to win',
      lines: [
        [
          'Hold 6 of the 10 factories of the whole map together with your ally, on half a map 4 of 5; in a short game 5 or 3.',
          ...['AA-VICTORY-01', 'AA-VICTORY-02', 'AA-VICTORY-04', 'AA-VICTORY-05'],
        ],
        [
          'Or destroy the last enemy unit. Either way the match ends at that very moment.',
          'AA-VICTORY-03',
          'AA-VICTORY-06',
        ],
      ],
    },
    {
      title: 'Before the first turn',
      lines: [
        [
          'Everybody gets three numbered tokens face down and puts their units on them as they like: each token carries an army.',
          ...['AA-SETUP-02', 'AA-SETUP-04', 'AA-SETUP-06'],
        ],
        [
          'In turns a token is turned over and its army placed: one unit on the start number, the others around it.',
          ...['AA-SETUP-08', 'AA-SETUP-10', 'AA-SETUP-11'],
        ],
        [
          'Armies come into play little by little. With two sides the first one uses one army in round 1 and the other two in round 2; the second side two, then all. From round 3 on everybody uses everything.',
          ...['AA-FIRST-06', 'AA-FIRST-07', 'AA-FIRST-08', 'AA-FIRST-10'],
        ],
      ],
    },
    {
      title: 'A turn',
      lines: [
        ['Four phases: move, declare all attacks, fight them in that order, spend money.', 'AA-TURN-01'],
        ['First of all, repairs that were paid for are finished.', 'AA-TURN-04'],
      ],
    },
    {
      title: 'Moving',
      lines: [
        [
          'Each unit moves once, as far as its speed. Entering costs: road or bridge ½, open ground 1, forest 1½; aircraft always 1.',
          ...['AA-MOVE-01', 'AA-TERRAIN-01', 'AA-TERRAIN-02', 'AA-TERRAIN-03', 'AA-MOVE-15'],
        ],
        [
          'Friends may be passed, enemies not; where a move ends, nobody else may stand.',
          ...['AA-MOVE-10', 'AA-MOVE-11', 'AA-MOVE-14'],
        ],
        [
          'Water is for Infantry alone, takes the whole turn, and nobody fights from it.',
          'AA-MOVE-16',
          'AA-MOVE-17',
          'AA-MOVE-18',
        ],
        [
          'Infantry that begins beside a neutral or enemy factory may take it: that is its whole turn, and whoever stood inside is gone without a fight. So keep enemy Infantry away from your factories; a guard inside does not help.',
          ...['AA-FACTORY-02', 'AA-FACTORY-05', 'AA-FACTORY-07', 'AA-FACTORY-13'],
        ],
      ],
    },
    {
      title: 'Interception',
      lines: [
        [
          'Whoever enters a hex next to an enemy that could attack it at that distance may be stopped there.',
          ...['AA-INTERCEPT-01', 'AA-INTERCEPT-03', 'AA-INTERCEPT-09'],
        ],
        [
          'It binds both: in its next turn the interceptor stays and attacks whom it has stopped. Each unit intercepts once in a round.',
          ...['AA-INTERCEPT-05', 'AA-INTERCEPT-06', 'AA-INTERCEPT-08'],
        ],
      ],
    },
    {
      title: 'Attacks and fights',
      lines: [
        [
          'Infantry, tanks and aircraft attack the next hex, guns from afar. Only units with the cloud on their mat attack aircraft.',
          ...['AA-DECLARE-10', 'AA-DECLARE-06', 'AA-DECLARE-11'],
        ],
        [
          'Every attack is one against one; several may go for the same target, one after the other.',
          'AA-COMBAT-01',
          'AA-DECLARE-12',
        ],
        [
          'Roll as many twelve-sided dice as your damage leaves you. Each die at or below the unit’s number is a hit.',
          ...['AA-COMBAT-10', 'AA-HITS-02'],
        ],
        [
          'From the next hex, red dice come on top: two if two different arms of your faction have the target in range, three if three do.',
          ...['AA-SUPPORT-02', 'AA-SUPPORT-03', 'AA-SUPPORT-04'],
        ],
        [
          'Whoever is attacked from the next hex and could attack back shoots at the same time, without red dice.',
          ...['AA-COMBAT-04', 'AA-COMBAT-05', 'AA-COMBAT-11', 'AA-SUPPORT-17'],
        ],
        [
          'Each mat says how many hits make how much damage; who is attacked in a forest reads the green line. Six damage destroy a unit.',
          ...['AA-DAMAGE-01', 'AA-DAMAGE-04', 'AA-DAMAGE-10'],
        ],
        [
          'Doing damage gives a point of experience, destroying two. Veterans (3) and War Heroes (5) hit more often.',
          ...['AA-XP-01', 'AA-XP-02', 'AA-HITS-04', 'AA-HITS-05'],
        ],
      ],
    },
    {
      title: 'Money',
      lines: [
        ['At the end of your turn every factory of yours brings a coin. Coins keep.', 'AA-MONEY-01', 'AA-MONEY-05'],
        [
          'New units stand at once on an empty factory of yours. Two coins repair a unit that stands in one: three damage less when your next turn begins.',
          ...['AA-BUY-02', 'AA-REPAIR-02', 'AA-REPAIR-05'],
        ],
      ],
    },
    {
      title: 'The Automa',
      lines: [
        [
          'It needs no person: unit after unit it moves and attacks at once, by tables of orders and letters, and lands a fixed number of hits. Only what its tables leave equal is left to a die.',
          ...['AA-TURN-08', 'AA-AUTOMA-05', 'AA-AUTOMA-60', 'AA-AUTOMA-08'],
        ],
      ],
    },
  ],
};

const START: Part = {
  title: 'Before the battle',
  lines: [
    [
      'Everybody brings an army deck of units and support cards, normally worth 120 points.',
      '2GM-DECK-07',
      '2GM-DECK-08',
      '2GM-DECK-15',
    ],
    [
      'Twelve tiles make a field of 8 × 6 spaces; your HQ lies beyond your own edge and has 10 HP.',
      ...['2GM-FIELD-01', '2GM-FIELD-02', '2GM-HQ-02', '2GM-HQ-05'],
    ],
    [
      'Both bid of their 5 AP in secret and add a D10: the higher one begins. What was bid is spent, and buys terrain for one’s own rows 2 and 3.',
      ...['2GM-SETUP-03', '2GM-SETUP-05', '2GM-SETUP-08', '2GM-SETUP-11'],
    ],
    ['Five cards are drawn; once, all of them may be exchanged.', '2GM-SETUP-19', '2GM-SETUP-21'],
  ],
};

const WIN: Part = {
  title: 'How to win',
  lines: [
    ['In a Pitched Battle destroy the enemy HQ; a scenario has goals of its own.', '2GM-VICTORY-01', '2GM-VICTORY-02'],
    ['Whoever has no card left in hand and deck has lost.', '2GM-VICTORY-05'],
  ],
};

const TURN: Part = {
  title: 'A turn',
  lines: [
    [
      'Nine phases; in most of them there is little to do: Initial, Headquarters, Card, Movement, Deployment, Shooting, Flip Over, Discard, End of Turn.',
      '2GM-TURN-01',
    ],
    [
      'AP are what everything is paid with. The HQ gives 1, every row of your Supply Line 1 – the rows from your own edge outwards that hold a unit of yours without a gap – and a Command Group 1 to 3. What is left over stays.',
      ...['2GM-HQ-10', '2GM-TERM-03', '2GM-TERM-05', '2GM-TURN-09', '2GM-HQ-11'],
    ],
    ['You draw two cards and hold at most seven when the turn ends.', '2GM-TURN-11', '2GM-TURN-16'],
  ],
};

const MOVE: Part = {
  title: 'Moving and deploying',
  lines: [
    [
      'Every unit may move once, never diagonally; through friends, not through enemies; two units never end on one space.',
      ...['2GM-MOVE-01', '2GM-MOVE-03', '2GM-MOVE-04', '2GM-MOVE-05', '2GM-MOVE-07'],
    ],
    [
      'Then new units come onto your own first row, with the upgrades you pay for. They shoot this turn, but have not moved.',
      ...['2GM-DEPLOY-01', '2GM-DEPLOY-05', '2GM-DEPLOY-12', '2GM-DEPLOY-13'],
    ],
    [
      'Infantry may take one offensive and one defensive upgrade, everybody else as many as their card lists.',
      ...['2GM-DEPLOY-08', '2GM-DEPLOY-10'],
    ],
  ],
};

const SHOOT: Part = {
  title: 'Shooting',
  lines: [
    [
      'Each weapon shoots once, in any direction, as far as its range in straight steps. Nothing blocks the view.',
      ...['2GM-SHOOT-01', '2GM-SHOOT-03', '2GM-SHOOT-07', '2GM-FIELD-08'],
    ],
    [
      'Roll a D10. Accuracy 5+/9 means: from 5 on it hits, from 9 on it is critical. A 10 is always critical.',
      ...['2GM-SHOOT-08', '2GM-SHOOT-09', '2GM-SHOOT-12'],
    ],
    [
      'A hit wounds only if Armor-piercing is at least the target’s Armor; then it does the weapon’s Damage. Wounds as many as HP destroy.',
      ...['2GM-SHOOT-16', '2GM-SHOOT-18', '2GM-SHOOT-19'],
    ],
    [
      'What changes the numbers adds up: cover and terrain in the target’s favour, each wound of the shooter +1/+1, three at most.',
      ...['2GM-SHOOT-15', '2GM-WOUND-02', '2GM-WOUND-03', '2GM-TERRAIN-15'],
    ],
    [
      'Whoever is shot at by two units that can pierce it is suppressed: +1/+1 on its own shots, and it moves one space at most.',
      ...['2GM-SUPPR-01', '2GM-SUPPR-02', '2GM-SUPPR-05', '2GM-SUPPR-06'],
    ],
    [
      'The HQ counts as one space beyond the two middle spaces of its row and knows no critical hits.',
      '2GM-HQ-04',
      '2GM-HQ-08',
    ],
  ],
};

const ASSAULT: Part = {
  title: 'Assault',
  lines: [
    [
      'Infantry may move into an enemy’s space. When shooting begins the defender fires first, once; then the attacker, and Armor counts for nothing.',
      ...['2GM-ASSAULT-01', '2GM-ASSAULT-03', '2GM-ASSAULT-06', '2GM-ASSAULT-09'],
    ],
    ['If the defender falls, the space is taken; if not, the attacker goes back.', '2GM-ASSAULT-11', '2GM-ASSAULT-13'],
  ],
};

const CARDS: Part = {
  title: 'Cards and reactions',
  lines: [
    [
      'Support cards are played in your Deployment Phase, unless they say when else: some answer what the enemy does.',
      '2GM-CARD-17',
    ],
    ['Upgrades with the turning arrow rest for a turn after they were used.', ...['2GM-FLIP-01', '2GM-FLIP-05']],
    ['Transports carry one unit; if they are destroyed, so is who sits inside.', '2GM-TRANS-03', '2GM-TRANS-26'],
  ],
};

const tactics: Short = {
  title: '2GM Tactics in short',
  lead: 'Two armies of cards on a small field in Europe. Units are paid with AP, and AP come from holding ground without gaps: advance, keep the line closed, and reach the enemy HQ.',
  parts: [
    WIN,
    START,
    TURN,
    MOVE,
    SHOOT,
    {
      title: 'Only in Tactics',
      lines: [
        ['A critical hit destroys only if Armor-piercing is higher than the Armor, not merely equal.', '2GM-SHOOT-10'],
        ['Difficult terrain takes the whole movement to enter.', '2GM-TERRAIN-06'],
        [
          'A bomber is played like a card: it strikes several spaces at once and is gone. Fighters wait beside the HQ.',
          ...['2GM-AIR-04', '2GM-AIR-06', '2GM-AIR-22'],
        ],
      ],
    },
    ASSAULT,
    CARDS,
  ],
};

const pacific: Short = {
  title: '2GM Pacific in short',
  lead: 'The same system between islands and jungle: landing craft, mud, and aircraft that wait beside the HQ until they are needed.',
  parts: [
    WIN,
    START,
    TURN,
    MOVE,
    SHOOT,
    {
      title: 'Only in Pacific',
      lines: [
        [
          'Difficult terrain takes what is left of the movement: one may come from afar and then enter.',
          '2GM-TERRAIN-07',
        ],
        [
          'Landing craft come with their passengers over the sea and put them ashore in front of them; passengers may shoot from inside.',
          ...['2GM-LCVP-09', '2GM-LCVP-10', '2GM-LCVP-07'],
        ],
        [
          'All aircraft wait beside the HQ and attack in the Shooting Phase; anti-aircraft guns fire before they do.',
          ...['2GM-AIR-05', '2GM-AIR-07', '2GM-AA-05'],
        ],
        ['What hits a transport also wounds who sits inside.', '2GM-TRANS-25'],
      ],
    },
    ASSAULT,
    CARDS,
  ],
};

/** The games on two pages each, by their tables. */
export const inShort = {
  label: 'The games in short',
  back: 'All chapters',
  help: 'Every sentence names the rules it comes from. Exceptions are many; they stand there.',
  tables: { aces, tactics, pacific } as Readonly<Record<string, Short>>,
};
