/** What is wrong with a deck or a deck code. */
export const deck = {
  /** One of the clauses below, and the rule it breaks where there is one. */
  problem: (clause: string, rule: string | null) => (rule === null ? `${clause}.` : `${clause} (${rule}).`),
  expectedLeast1Copy: (id: string, copies: number) => `Expected at least 1 copy of "${id}", found ${copies}`,
  expectedEachCardOne: (id: string) => `Expected each card in one line, found "${id}" twice`,
  noCard: (id: string) => `There is no card "${id}"`,
  terrainCard: (name: string) => `${name} is a Terrain card`,
  generalNotDeckCard: (name: string) => `${name} is a General, not a deck card`,
  isOnlyFor: (name: string, nations: readonly string[]) => `${name} is ONLY for ${nations.join(' and ')}`,
  belongsNot: (name: string, theirs: string, ours: string) => `${name} belongs to ${theirs}, not to ${ours}`,
  moreThanBoxes: (most: number, name: string, copies: number) => `The boxes hold ${most} of ${name}, found ${copies}`,
  moreThanAgreed: (most: number, name: string, copies: number) =>
    `The players agreed on at most ${most} of ${name}, found ${copies}`,
  deckCostsPoints: (points: number, most: number) => `The deck costs ${points} points of ${most}`,
  openingHandTakesCards: (cards: number, size: number) => `An opening hand takes ${cards} cards, found ${size}`,
  enteredServiceAfter: (name: string, year: number, limit: number) =>
    `${name} entered service in ${year}, after ${limit}`,
  battleAllowsNoOne: (type: string, name: string) => `The battle allows no ${type}, and ${name} is one`,
  issuedScenariosOnly: (name: string) => `${name} is issued by scenarios only`,
  noDeckCode: 'There is no deck code.',
  expectedDeckCodeMost: (longest: number) => `Expected a deck code of at most ${longest} letters.`,
  deckCode2gmBegins: (prefix: string) => `A deck code of 2GM begins with "${prefix}.".`,
  expectedDeckCodeVersion: (version: number, found: string) =>
    `Expected a deck code of version ${version}, found version ${found}.`,
  expectedThreePartsDots: (prefix: string) =>
    `Expected three parts with dots between them, as in ${prefix}.deck.check.`,
  expectedLettersDigitsBetween: 'Expected letters, digits, - and _ between the dots of the deck code.',
  deckCodeDamagedMade: 'The deck code is damaged, or made for other cards: its check does not fit.',
  expectedDeckFoundOne: (ours: string, theirs: string) => `Expected a deck of ${ours}, found one of ${theirs}.`,
  expectedDeckCodeOne: (ids: readonly string[], found: string) =>
    `Expected a deck code or one of ${ids.join(', ')}, found "${found}".`,
  expectedSetAsideOne: (wanted: number, found: number) =>
    `Expected ${wanted} set aside, one for each SETUP card, found ${found}`,
  generalNotCardArmy: (name: string) => `${name} is a General, not a card of an army deck`,
  heroServesOneArmy: (name: string) => `${name} is a hero and serves in one army only`,
  markedOnly: (name: string) => `${name} is marked ONLY`,
  expectedCardAnotherArmy: (team: string, id: string) => `Expected a card of another army of ${team}, found ${id}`,
  /** Decks as lines of text, as files and as links. */
  text: {
    deck: 'Deck',
    nation: 'Nation',
    setAside: 'Set aside',
    pack: 'Pack',
    nations: {
      usa: 'United States',
      germany: 'Germany',
      japan: 'Japan',
      uk: 'United Kingdom',
      ussr: 'Soviet Union',
      italy: 'Italy',
    },
    empty: 'There is nothing to read: expected a deck code, a link, a list of cards or a deck file.',
    tooLong: (most: number) => `Expected a deck of at most ${most} letters.`,
    noCards: 'Expected a deck code, a link, a deck file, or lines such as "2 Light Infantry".',
    noNation: (field: string) => `It does not say whose deck it is: expected a line such as "${field}: Japan".`,
    unknownNation: (found: string, nations: readonly string[]) =>
      `Expected one of ${nations.join(', ')} as the nation, found "${found}".`,
    noneKnown: (first: string) => `None of its cards is one of ours; the first is "${first}".`,
    cardsExpected: 'Expected ids of cards with how many of each, or a list of ids.',
    noDeckFile: (path: string, what: string) =>
      path === '' ? `This is no deck file: ${what}` : `This is no deck file: ${path}: ${what}`,
  },
};
