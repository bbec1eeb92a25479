import { countingFor } from '../plural';
import { nations } from './nations';

const count = countingFor('en');

const edition = 'As the edition has it';

/** 2GM: how matches are called, and the screen where one is set up. */
export const gmMatch = {
  nations,
  editions: 'Edition',
  modes: {
    solo: { name: 'Solo', line: 'You against the opponent of the book.' },
    two: { name: 'Two people', line: 'One against one on this screen.' },
    three: { name: 'Three people', line: 'Two partners against one.' },
    four: { name: 'Four people', line: 'Two teams of two.' },
  },
  battleTitle: 'Battle',
  battle: 'Kind of battle',
  pitched: 'Pitched Battle: destroy the enemy HQ',
  scenarioName: (title: string, year: number) => (year === 0 ? title : `${title} (${String(year)})`),
  briefing: 'Briefing',
  orders: (nation: string) => `Orders: ${nation}`,
  facts: (all: readonly string[]) => all.map((fact) => `${fact}.`).join(' '),
  turns: (n: number) =>
    n === 0 ? 'No limit of turns' : count(n, { one: '{n} turn for each side', other: '{n} turns for each side' }),
  playsFirst: (nation: string) => `First turn: ${nation}`,
  bidFirst: 'A secret bid decides who begins',
  sky: { night: 'Fought at night', arctic: 'Snow and frost' },
  points: 'Points for each army',
  pointsHelp: (most: number) =>
    `From 1 to ${count.number(most)}. Ready decks have at most 120: more is for decks by code or of your own.`,
  year: 'Cards up to the year',
  anyYear: 'Any year',
  seatsTitle: 'Sides',
  seatsHelp: 'The south sits at the lower edge of the field. The same name in two seats is one person with two armies.',
  sideNames: ['South', 'North'] as readonly string[],
  seat: (side: string, player: number) => (player === 0 ? side : `${side}, second player`),
  leader: 'Field Marshal',
  swap: 'Change sides',
  swapHelp: 'The players change chairs, the armies stay.',
  nation: 'Nation',
  deck: 'Deck',
  decks: {
    'usa-pacific': 'Deck of the Pacific book',
    'japan-pacific': 'Deck of the Pacific book',
    'germany-starter': 'Starter deck',
    'uk-starter': 'Starter deck',
    'ussr-starter': 'Starter deck',
    'italy-starter': 'Starter deck',
  } as Readonly<Record<string, string>>,
  deckFacts: (cards: number, points: number) =>
    `${count(cards, { one: '{n} card', other: '{n} cards' })}, ${count(points, { one: '{n} point', other: '{n} points' })}.`,
  byCode: 'By deck code…',
  myDeck: (name: string) => `${name}, my deck`,
  code: 'Deck code',
  codeHelp: 'A text that begins with 2GM1. It holds all cards of a deck; the rulebook checks them.',
  soloDeck:
    'It draws its deck by the rules of its book: as many cards of each kind as the deck opposite has, and a die for more.',
  soloCounts: 'Where both sides are opponents, this deck only says how many cards of each kind the other one draws.',
  scenarioDeck: 'It draws as many cards of each kind as the scenario prints for it.',
  whoNames: {
    me: 'Me',
    person: 'Another person here',
    link: 'Somebody by link',
    guest: 'The same guest as before',
    rulebook: 'The opponent of the book',
    greedy: 'A plain opponent',
  },
  greedyHelp: 'It plays a deck like a person and takes what looks best at the moment; it does not plan.',
  recruit: 'Help for a beginner',
  recruits: (ap: number) => (ap === 0 ? 'None' : `${count.number(ap)} AP more each turn`),
  general: 'General from the start',
  anyGeneral: 'The first of the nation',
  opponentTitle: 'The opponent',
  opponentHelp:
    'It decides by the tables of its book and says why. The levers change what it has, never the dice, what is hidden from it, or the order of its tables.',
  type: 'Temper',
  types: { variable: 'Variable', offensive: 'Offensive', defensive: 'Defensive', scenario: 'As the scenario says' },
  typeLines: {
    tactics: {
      variable: 'Each turn a die and the situation choose its stance, from total defense to total attack.',
      offensive: 'It attacks, by the column of its tables for scenarios it has to win.',
      defensive: 'It holds its ground, by the column of its tables for scenarios it has to survive.',
      scenario: 'It attacks or defends, as the side it plays has to.',
    },
    pacific: {
      variable: 'Each turn the situation on the field chooses its behaviour, from cautious to bold.',
      offensive: 'It attacks, by the column of its tables for scenarios it has to win.',
      defensive: 'It holds its ground, by the column of its tables for scenarios it has to survive.',
      scenario: 'It attacks or defends, as the side it plays has to.',
    },
  },
  level: 'Difficulty',
  levels: { gentle: 'Gentle', printed: 'As printed', hard: 'Hard', fierce: 'Fierce', mixed: 'A mix of your own' },
  levelLines: {
    gentle: '1 AP less each turn, and none of its strongest cards.',
    printed: 'Everything as the book has it.',
    hard: '1 AP more each turn, as the book proposes for a harder game.',
    fierce: '2 AP more each turn, 3 more at the start, and a card more each turn.',
    mixed: 'Some of the levers below are set by hand.',
  },
  leversTitle: 'Levers of the opponent',
  levers: {
    income: { name: 'AP each turn', line: 'So many more or fewer from its HQ in every turn.' },
    ap: { name: 'AP at the start', line: 'So many more or fewer before the first turn.' },
    hq: { name: 'HP of its HQ', line: 'So many more or fewer than the card prints.' },
    draw: { name: 'Cards each turn', line: 'So many more or fewer in every Card Phase.' },
    extra: { name: 'Dice for extra cards', line: 'How often it rolls for cards beyond yours; the book says once.' },
    bias: {
      name: 'Aggression',
      line: 'Added to the sum that chooses what it is up to: more makes it bolder, less more careful.',
    },
    easy: {
      name: 'Only the easy pool',
      line: 'No aircraft, no mines, no artillery or tanks dearer than 6 AP in its deck.',
    },
    reacts: { name: 'It reacts', line: 'It answers in your turns: reaction fire, smoke, interception, cards.' },
    reshuffle: {
      name: 'You may shuffle again',
      line: 'When your deck is empty you shuffle your discard pile instead of losing.',
    },
    keeps: { name: 'It keeps unused cards', line: 'Cards it has not used stay in its hand.' },
    assaults: { name: 'Its infantry assaults', line: 'The tables of its book leave assaults out.' },
    unlisted: {
      name: 'Unlisted units come last',
      line: 'Units its table does not name are deployed after all others instead of never.',
    },
    confronts: {
      name: 'Whom it confronts first',
      line: 'Which of your units its own are sent against.',
      values: {
        zones: 'By thirds of the field, then the strongest',
        closest: 'Strictly the closest',
        power: 'Strictly the most powerful',
      },
    },
  },
  skyTitle: 'Weather and light',
  optionalTitle: 'Optional rules',
  optionalHelp: 'All of them are off unless the table agrees; any of them go together.',
  teamTitle: 'Partners',
  endTitle: 'End of the battle',
  options: {
    weather: {
      name: 'Weather',
      line: 'Agreed for the whole battle, rolled once, or rolled anew every round. It changes ranges, moves and flights.',
      values: {
        clear: 'Clear',
        fog: 'Fog',
        rain: 'Rain',
        winds: 'Strong winds',
        storm: 'Storm',
        rolled: 'Rolled at the start',
        changing: 'Changing: rolled every round',
      },
    },
    night: {
      name: 'Night combat',
      line: 'Units come face down and stay so until they are seen.',
    },
    arctic: { name: 'Arctic warfare', line: 'Snow takes one from every Movement, down to 1.' },
    fieldMarshal: { name: 'Field Marshal', line: 'Each army begins with a General and what he brings.' },
    startingDeployment: {
      name: 'Starting Deployment',
      line: 'The AP of your bid pay for terrain, and once more for units that start on it.',
    },
    largeField: {
      name: 'Large Field',
      line: 'Barriers, trenches and the like may cover two or three spaces for 1 AP more.',
    },
    lendLease: { name: 'Lend-Lease', line: 'An HQ within enemy range may take wounds to gain as many AP.' },
    inGameTerrain: {
      name: 'Terrain during the battle',
      line: 'Terrain cards may be laid next to own units after the start.',
    },
    advancedDeployment: {
      name: 'Advanced Deployment',
      line: 'Terrain may be laid one row farther, in own rows 2 to 4.',
    },
    hitTable: {
      name: 'Successful Hit Table',
      line: 'A table takes the place of the dice in every attack.',
    },
    shielding: {
      name: 'Additional Shielding',
      line: 'A unit that is hit rolls a die: its Armor or less prevents the hit.',
    },
    selfPropelled: {
      name: 'Self-Propelled Artillery',
      line: 'It fires beyond its Range where another unit spots for it.',
    },
    tacticalArtillery: {
      name: 'Tactical Artillery',
      line: 'Once a turn AP buy a barrage on any space of the field.',
    },
    smokeCanister: { name: 'Smoke Canister', line: 'Any infantry may carry one for 1 AP.' },
    tokenDrop: {
      name: 'Dropped equipment',
      line: 'Destroyed infantry leaves its upgrades on the field, for whoever picks them up.',
    },
    teamPoints: {
      name: 'Points of partners',
      line: 'Our decks have the full points: with half of them each partner needs a smaller one, by its code.',
      values: {
        fullEach: 'The full limit for each partner',
        split: 'Half of the limit for each partner',
        shared: 'One limit for both, divided as they like',
      },
    },
    teamRoles: {
      name: 'Field Marshal and General',
      line: 'One partner leads: he bids, lays terrain and shares the AP out.',
      values: { agreed: 'The first of the side leads', rolled: 'A die decides' },
    },
    twoCopies: {
      name: 'Two copies of the game',
      line: 'Two fields side by side, with an HQ for each player.',
    },
    surrender: { name: 'Giving up', line: 'A player may give up at any time and is defeated.' },
    maxTurns: { name: 'Limit of turns', line: 'The battle ends after so many turns of each side; 0 agrees on none.' },
    critPenetration: {
      name: 'Armor-piercing of a critical hit',
      line: 'What it takes against the Armor of the target to destroy it.',
      values: { edition, gt: 'Higher than the Armor', gte: 'Equal or higher' },
    },
    rangeMetric: {
      name: 'How range is counted',
      line: 'Which spaces a weapon reaches.',
      values: { manhattan: 'Along rows and columns, around corners', straightLine: 'In a straight row or column only' },
    },
    smokeLineOfFire: {
      name: 'Shots through smoke',
      line: 'When a Smoke Screen between two units counts.',
      values: { anyClearPath: 'If no shortest way is free of it', centerLine: 'If it lies on the line between them' },
    },
    difficultEnterNeedsFullMove: {
      name: 'Difficult terrain takes the whole move',
      line: 'Otherwise what is left of it is enough.',
    },
    terrainShareDamage: {
      name: 'Damage to terrain',
      line: 'What suffers together with the unit inside.',
      values: { buildingsOnly: 'Buildings only', all: 'All terrain with HP' },
    },
    terrainStackCover: {
      name: 'Cover adds up',
      line: 'A Terrain card on natural terrain: Evasion and Armor of both count.',
    },
    terrainPlaceAlternating: {
      name: 'Terrain by turns',
      line: 'Players lay one card each in turn, instead of all of theirs at once.',
    },
    suppressionMovement: {
      name: 'Movement under suppressive fire',
      line: 'What is left to a suppressed unit.',
      values: { setTo1: 'One space', reduceBy1: 'One space less' },
    },
    assaultReactionIgnoresArmor: {
      name: 'Reaction fire ignores Armor',
      line: 'In an assault, as the assaulting attack does.',
    },
    coverRequireArmored: { name: 'Only armored vehicles shield', line: 'Otherwise any tank or transport does.' },
    transportShareWounds: {
      name: 'Passengers share wounds',
      line: 'What hurts a transport hurts who is inside.',
      values: { edition, yes: 'Yes', no: 'No: only its destruction' },
    },
    bomberTiming: {
      name: 'When bombers attack',
      line: 'The moment they are paid for, or in the Shooting Phase.',
      values: { edition, atOnce: 'At once', shootingPhase: 'In the Shooting Phase' },
    },
    aaMayTargetParked: {
      name: 'Anti-aircraft guns reach parked aircraft',
      line: 'Otherwise only aircraft may attack them beside their HQ.',
    },
    promotionRequiresKill: { name: 'Promotion needs a kill', line: 'The unit has destroyed an enemy this turn.' },
    promotionMax: {
      name: 'Promotions of one unit',
      line: 'So many a unit may have at most; 0 is as the edition has it: one in Tactics, two in Pacific.',
    },
    tacticalArtilleryDamage: {
      name: 'Damage of Tactical Artillery',
      line: 'For hits and for terrain; the book prints none.',
    },
  },
};
