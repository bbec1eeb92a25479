import { factsOf, readFact } from '@sandtable/kernel';

/** Everything the duel says to players. */
const english = {
  refusals: {
    noSuchCard: 'There is no such card.',
    notHeld: (card: string) => `There is no ${card} in your hand.`,
    noWeapon: (card: string) => `A ${card} is not a weapon.`,
    struckAlready: 'You have already struck this turn.',
    victimTooFar: (paces: number, card: string, reach: number) =>
      `The victim is ${paces} paces away, a ${card} reaches ${reach}.`,
    faceDownAlready: (cards: number) => `You already have ${cards} face down.`,
    steppedAlready: 'You have already stepped this turn.',
    onePace: 'A step takes you exactly one pace.',
    opponentThere: 'Your opponent stands there.',
    lineEnds: 'The line ends here.',
    noAnswer: (card: string) => `A ${card} does not answer a strike.`,
    strikerTooFar: (paces: number, reach: number) => `The striker is ${paces} paces away, a riposte reaches ${reach}.`,
    breathedAlready: 'You have already caught your breath in this duel.',
    doesNotHeal: (card: string) => `A ${card} does not heal.`,
    notNow: (verb: string) => `Now is not the moment to ${verb}.`,
    bidRange: 'A bid is 0 to 3 hit points.',
  },
  rolls: {
    firstTurn: 'the first turn, left then right',
    strike: (card: string, need: number) => `${card}, ${need}+`,
    tie: (candidates: number) => `a tie of ${candidates}`,
  },
  endings: {
    down: 'The other duelist is down.',
    nobody: (turns: number) => `Nobody prevailed in ${turns} turns.`,
  },
  odds: {
    onlyStrikes: 'Only a strike has odds, e.g. "strike sword".',
    damage: (damage: number) => `${damage} damage`,
    miss: 'miss',
    anyStrike: 'Any strike',
    twoPaces: 'Two paces away',
    parry: 'Parry',
    offBalance: 'Off balance',
    keenEye: 'Keen eye',
    sturdy: 'Sturdy',
    sly: 'Sly',
  },
  opponent: {
    does: (deed: string) => `It ${deed}.`,
    bids: 'bids one hit point',
    answers: 'answers with what it has',
    noAnswer: 'has no answer',
    bandages: 'bandages itself',
    bleeds: 'lets it bleed',
    strikes: 'strikes with its strongest weapon in reach',
    laysDodge: 'lays its dodge face down',
    closesIn: 'closes in',
    idles: 'has nothing better to do',
  },
};

export const say = factsOf(english);

export const read = (fact: Parameters<typeof readFact>[1]): string => readFact(english, fact);
