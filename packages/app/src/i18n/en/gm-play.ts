import type { Weapon } from '@sandtable/2gm/table';
import { countingFor } from '../plural';
import { begin, the } from './article';
import { nations } from './nations';

const count = countingFor('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const ap = (n: number): string => `${count.number(n)} AP`;

/** Sentences of 2GM's table while a match is played; what all games say alike is in play. */
export const gmPlay = {
  title: 'The battlefield',
  ap,
  faceDown: 'a unit face down',
  unitAt: (unit: string, space: string) => `${unit} on ${space}`,
  unitBeside: (unit: string) => `${unit} beside the HQ`,
  unitIn: (unit: string, carrier: string) => `${unit} in ${carrier}`,
  hqOf: (seat: string) => `the HQ of ${the(seat)}`,
  seatOf: (nation: string, side: string) => `${nation} (${side})`,
  sides: { south: 'south', north: 'north' } as Readonly<Record<string, string>>,
  ranks: ['Field Marshal', 'General'],
  nations,
  carryNot:
    'While somebody else is at this table, only with no card in hand and not at night: else it would tell them what you hold.',
  next: 'Take the next unit in hand by itself',
  nextHelp: 'Then a click on a place or a target is enough. A click on another unit takes that one.',
  phase: {
    turn: (n: number, seat: string) => `Turn ${count.number(n)} · ${seat}`,
    /** `of` counts the turns of both sides. */
    turnOf: (n: number, of: number, seat: string) => `Turn ${count.number(n)} of ${count.number(of)} · ${seat}`,
    beforePlay: 'Before the first turn',
    over: 'The match is over',
    steps: {
      headquarters: 'HQ',
      movement: 'Movement',
      deployment: 'Deployment',
      shooting: 'Shooting',
      flip: 'Flip over',
      discard: 'Discard',
    } as Readonly<Record<string, string>>,
    may: {
      'set-up': 'hands are dealt, the first turn is bid for, terrain is laid',
      scenario: 'hands are dealt; the rest is as the scenario says',
      headquarters: 'AP come in and cards are drawn',
      movement: 'every unit may move once; infantry may declare assaults',
      deployment: 'units and cards of the hand come into play for AP',
      shooting: 'every weapon may shoot once; assaults are resolved',
      flip: 'used tokens turn back; mounted weapons may be dismounted',
      discard: 'seven cards may be kept',
      over: 'the match is decided',
    } as Readonly<Record<string, string>>,
    after: {
      'set-up': 'the first turn',
      headquarters: 'movement',
      movement: 'deployment',
      deployment: 'shooting',
      shooting: 'flip over',
      flip: 'discard',
      discard: 'the turn of the other side',
      over: 'summary and replay',
    } as Readonly<Record<string, string>>,
  },
  /** "Range 4 · 5/8 · pierces 4 · damage 2" */
  weapon: ({ range, hit, crit, pierce, damage }: Weapon) =>
    `range ${range >= 99 ? 'any' : count.number(range)}, ${count.number(hit)}/${count.number(crit)}, piercing ${count.number(pierce)}, damage ${count.number(damage)}`,
  hand: {
    title: (n: number) => `Hand (${count.number(n)})`,
    /** An HQ cannot hold more than so much. */
    income: (fits: number, of: number) =>
      fits < of ? `+${count.number(fits)} of ${count.number(of)} next turn` : `+${ap(of)} next turn`,
    show: 'Show cards',
    hide: 'Hide cards',
    piles: (deck: number, discard: number) => `${count.number(deck)} in the deck, ${count.number(discard)} discarded`,
    empty: 'No cards in hand.',
    /** "Yamamoto −1 AP" */
    change: (why: string, by: number) => `${why} ${by < 0 ? '−' : '+'}${ap(Math.abs(by))}`,
  },
  army: {
    hq: (hp: number) => `HQ ${count.number(hp)} HP`,
    hand: (n: number) => count(n, { one: '{n} card', other: '{n} cards' }),
    hp: (hp: number, of: number) => `${count.number(hp)}/${count.number(of)} HP`,
    none: 'No units in play.',
    suppressed: 'suppressed',
    fresh: 'came this turn',
    moved: 'has moved',
    shot: 'has shot',
    assaults: 'assaults',
  },
  panel: {
    army: 'Units',
    inspector: 'Inspector',
    log: 'Log',
    dice: 'Dice',
  },
  inspector: {
    nothing: 'Choose a space, a unit or a card to read about it here.',
  },
  command: { hint: 'move c2 c3' },
  /** What was tried and cannot be done. */
  tried: {
    move: (unit: string, to: string) => `${unit} to ${to}`,
    shoot: (unit: string, at: string) => `${unit} at ${at}`,
    assault: (unit: string, at: string) => `${unit} against ${at}`,
    card: (card: string) => card,
    cardOn: (card: string, on: string) => `${card} on ${on}`,
    upgrades: (names: readonly string[]) => (names.length === 0 ? 'no upgrades' : list.format(names)),
    end: 'ending the phase',
  },
  mainWeapon: 'Main weapon',
  secondGun: 'Second gun',
  prompt: {
    move: (n: number) =>
      count(n, {
        one: '{n} unit can still move. Choose it, then where it goes – or end the phase.',
        other: '{n} units can still move. Choose one, then where it goes – or end the phase.',
      }),
    /** One of them has come to hand by itself. */
    moveNext: (n: number, unit: string) =>
      `${count(n, { one: '{n} unit can still move.', other: '{n} units can still move.' })} In hand: ${unit}.`,
    moveNobody: 'No unit can move any more. End the phase.',
    unloadLeft: (n: number) =>
      count(n, {
        one: 'Nobody can move any more, but {n} carrier can let somebody off. Choose it, or end the phase.',
        other: 'Nobody can move any more, but {n} carriers can let somebody off. Choose one, or end the phase.',
      }),
    moveWhere: (unit: string) => `${unit}: choose where to go.`,
    moveOrAssault: (unit: string) => `${unit}: choose where to go, or whom to assault.`,
    unloadWhere: (carrier: string, unit: string) => `${carrier}: choose where to let ${unit} off.`,
    moveCannot: (unit: string) => `${unit} cannot move now. Choose a unit that glows.`,
    deploy: (purse: string) => `You have ${purse}. Choose a card of your hand, then where it goes – or end the phase.`,
    deployNobody: (purse: string) => `You have ${purse}, and nothing in your hand can be played now. End the phase.`,
    deployWhere: (card: string) => `${card}: choose where to come in.`,
    playOn: (card: string) => `${card}: choose what it is played on.`,
    layOn: (card: string) => `${card}: choose a marked space.`,
    playNow: (card: string) => `${card}: play it?`,
    playWhich: (card: string) => `${card}: choose what for.`,
    /** Behind the prompt of a phase in which units act. */
    cardsToo: (n: number) =>
      count(n, { one: 'A card of your hand can be played, too.', other: '{n} cards of your hand can be played, too.' }),
    equip: (unit: string) => `${unit}: choose the upgrades. They are bought now or never.`,
    load: (carrier: string) => `${carrier} can bring somebody along. Choose a card of your hand, or let it come empty.`,
    mobility: (unit: string) => `${unit} may move at once. Choose where to, or stay.`,
    bomb: (aircraft: string) => `${aircraft} attacks at once. Choose its target.`,
    shoot: (n: number) =>
      count(n, {
        one: '{n} unit can shoot. Choose it, then its target – or end the phase.',
        other: '{n} units can shoot. Choose one, then its target – or end the phase.',
      }),
    shootNext: (n: number, unit: string) =>
      `${count(n, { one: '{n} unit can shoot.', other: '{n} units can shoot.' })} In hand: ${unit}.`,
    shootNobody: 'No unit can shoot any more.',
    shootGround: 'No enemy is in range. Go on, or choose a unit that could shoot at empty terrain.',
    shootTarget: (unit: string) => `${unit}: choose the target. The odds are shown before anything is fixed.`,
    shootCannot: (unit: string) => `There is nothing ${unit} could shoot at.`,
    resolveNow: (unit: string) => `The assault of ${unit}: resolve it, or let others shoot first.`,
    assaultsLeft: 'Every declared assault has to be resolved before the phase ends.',
    strike: (unit: string, target: string) => `${unit} against ${target}: choose the weapon of the assault.`,
    flip: 'Dismount what shall move again, or end the turn.',
    flipCards: (n: number) =>
      n === 0 ? 'Nothing in your hand can be played now. End the turn.' : 'Play a card, or end the turn.',
    discard: (n: number) =>
      count(n, {
        one: 'You hold more than seven cards. Discard one.',
        other: 'You hold {n} cards more than seven. Choose one to discard.',
      }),
    die: (sides: number, purpose: string) => `Roll 1D${count.number(sides)} for ${purpose} and enter what it shows.`,
    other: 'Choose one of the answers.',
    /** Questions before the first turn have sheets of their own; here only what is wanted. */
    short: {
      hand: 'Look at your opening hand.',
      bid: 'Bid AP for the first turn. Nobody sees the bid before all are in.',
      lay: 'Buy terrain with the AP of your bid.',
    } as Readonly<Record<string, string>>,
  },
  button: {
    endMove: 'End movement',
    endDeploy: 'End deployment',
    endShoot: 'End shooting',
    endFlip: 'End turn',
    end: 'Done',
    pass: 'Pass',
    stay: 'Stay',
    stayEmpty: 'Comes empty',
    done: 'That is all',
    leave: 'Leave them there',
    keep: 'Keep this hand',
    redraw: 'Draw a new hand',
    partner: (name: string) => `${begin(name)} goes on`,
    gift: (name: string) => `Give 1 AP to ${the(name)}`,
    surrender: 'Surrender',
    bid: (n: number) => `Bid ${ap(n)}`,
    lend: (n: number, left: number) => (left > 0 ? `+${ap(n)}` : `+${ap(n)}: the HQ falls`),
    charge: (n: number) => `Pay ${ap(n)}`,
    token: (name: string) => name,
    react: (weapon: string) => `Fire: ${weapon}`,
    strike: (weapon: string) => `Assault: ${weapon}`,
    mount: (weapon: string) => `Mount ${weapon}`,
    dismount: (weapon: string) => `Dismount ${weapon}`,
    smoke: 'Throw the Smoke Grenade',
    rally: 'Rally it',
    hold: 'Leave it there',
    upgrade: (what: string) => `Buy ${what}`,
    equip: 'Deploy it so',
    discard: (card: string) => `Discard ${card}`,
    take: (card: string) => `Take ${card}`,
    play: (card: string) => `Play ${card}`,
    playOn: (card: string, what: string) => `${card}: ${what}`,
    deploy: (card: string) => `Deploy ${card}`,
  },
  /** Buttons that point out what else a unit can do. */
  tools: {
    swap: 'Change places…',
    join: 'Walk beside…',
    board: 'Get in…',
    fetch: 'Take aboard…',
    heal: 'Heal…',
    repair: 'Repair…',
    screen: 'Smoke Screen…',
    build: 'Lay terrain…',
    shell: 'Shoot at terrain…',
    raze: 'Attack terrain…',
    lend: 'HP of the HQ for AP…',
  } as Readonly<Record<string, string>>,
  aim: {
    move: 'Move here',
    pair: 'Move here together',
    join: (unit: string) => `Walk beside ${unit}`,
    swap: (unit: string) => `Change places with ${unit}`,
    board: (unit: string) => `Get into ${unit}`,
    fetch: (unit: string) => `Take ${unit} aboard`,
    unload: (unit: string) => `Let ${unit} off here`,
    assault: (unit: string) => `Assault ${unit}`,
    assaultFrom: (unit: string, space: string) => `Assault ${unit} from ${space}`,
    resolve: (unit: string) => `Resolve the assault on ${unit}`,
    ram: (unit: string) => `Ram ${unit}`,
    heal: (unit: string) => `Heal ${unit}`,
    repair: (unit: string) => `Repair ${unit}`,
    sap: 'Clear the obstacle',
    screen: 'Lay a Smoke Screen',
    screenWide: { left: 'wider to the left', right: 'wider to the right', both: 'wider on both sides' },
    shoot: (weapon: string, target: string) => `${weapon} at ${target}`,
    shell: (weapon: string, space: string) => `${weapon} at the terrain on ${space}`,
    bombard: (weapon: string, hq: string) => `${weapon} at ${hq}`,
    raid: (direction: string) => `Bomb run to the ${direction}`,
    raze: 'Attack the terrain here',
    strafe: (unit: string) => `Attack ${unit}`,
    raidHq: (hq: string) => `Attack ${hq}`,
    flak: (unit: string) => `Fire at ${unit}`,
    intercept: (unit: string) => `${unit} intercepts`,
    escort: (unit: string) => `${unit} escorts`,
    target: (unit: string) => `Fire at ${unit}`,
    call: 'Artillery strikes here',
    deploy: (card: string) => `Deploy ${card} here`,
    deployBeside: (card: string) => `Deploy ${card} beside the HQ`,
    drop: (card: string) => `Drop ${card} here`,
    lay: (card: string, n: number) => `Lay ${card} here for ${ap(n)}`,
    layWide: (card: string, spaces: readonly string[], n: number) =>
      `Lay ${card} across ${spaces.join(', ')} for ${ap(n)}`,
    load: (card: string, carrier: string) => `Bring ${card} in ${carrier}`,
    hero: (card: string, unit: string) => `${card} joins ${unit}`,
    play: (card: string, target: string) => `${card} on ${target}`,
    ways: {
      advance: 'by Advance, 1 AP',
      riders: 'with Riders, no attack after it',
      climb: 'by climbing',
      dash: 'by order of the General',
      tunnel: 'through the tunnels',
    },
    directions: ['north', 'east', 'south', 'west'] as readonly string[],
  },
};

export type GmPlayWords = typeof gmPlay;
