import { countingFor } from '../plural';
import { the } from './article';
import { play } from './play';

const count = countingFor('en');
const coins = (n: number): string => count(n, { one: '{n} coin', other: '{n} coins' });
/** Movement is counted in half points. */
const points = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? count.number(whole) : whole === 0 ? '½' : `${count.number(whole)}½`;
};

/** Sentences of the table of Aces & Armor while a match is played: those of any table, and its own. */
export const acesPlay = {
  ...play,
  title: 'The table',
  points,
  coins,
  unitAt: (unit: string, hex: string) => `${unit} on ${hex}`,
  unitBeside: (unit: string) => `${unit}, beside the map`,
  secretUnit: 'A unit face down',
  army: (n: number) => `Army ${count.number(n)}`,
  armies: (names: string) => `Armies ${names}`,
  phase: {
    ...play.phase,
    setUp: 'Set-up',
    picks: 'Picks',
    armiesAssign: 'Secret armies',
    placing: 'Placing',
    mission: 'Mission',
    armies: 'Armies',
    move: 'Movement',
    declare: 'Attacks declared',
    combat: 'Combat',
    money: 'Money',
    automa: 'Automa acts',
    over: 'Over',
    round: (round: number, seat: string) => `Round ${count.number(round)} · ${seat}`,
    beforePlay: 'Before the first turn',
    joining: (armies: string) => `only ${armies} may act: in the first rounds armies join one after the other`,
    weather: (name: string) => `Weather: ${name}`,
    goal: {
      none: (n: number) => `${count.number(n)} factories win`,
      v2: (n: number, rockets: number) =>
        `V2: ${count.number(n)} factories win · ${count(rockets, { one: '{n} rocket has', other: '{n} rockets have' })} landed`,
      bulge: (round: number, of: number) =>
        `Bulge: a German tank at the shore wins; ${
          round === 0 ? `${count.number(of)} rounds` : `round ${count.number(round)} of ${count.number(of)}`
        }`,
    },
    may: {
      picks: 'four units of a second set are chosen in secret',
      armiesAssign: 'units are put on three face-down tokens',
      placing: 'tokens are turned over and their armies placed',
      mission: 'the mission is prepared',
      armies: 'choose which armies are used this turn',
      move: 'every unit may move once, in any order',
      declare: 'name all attacks, in the order they will be fought',
      combat: 'the declared attacks are fought one after the other',
      money: 'income is in: repair units and buy new ones',
      automa: 'unit after unit moves and attacks at once',
      over: 'the match is decided',
    },
    after: {
      picks: 'secret armies',
      armiesAssign: 'placing the armies',
      placing: 'the first turn',
      mission: 'the first turn',
      armies: 'movement',
      move: 'declaring attacks',
      declare: 'combat',
      combat: 'money',
      money: (seat: string) => `the turn of ${the(seat)}`,
      automa: 'its money',
      over: 'summary and replay',
    },
  },
  weather: ['normal', 'frost', 'mud', 'dryness', 'storm', 'fog'] as readonly string[],
  prompt: {
    ...play.prompt,
    pick: (left: number) =>
      count(left, { one: 'Choose one more unit of your second set.', other: 'Choose {n} units of your second set.' }),
    assign: 'Put every unit on one of your three tokens. All armies are shown when everybody has.',
    reveal: 'Turn over one of your tokens and place its army around the start number.',
    place: (unit: string) => `Place ${unit} on a marked hex, nearest to its start number.`,
    controller: 'Choose who of the two German players controls the V2.',
    lay: (left: number) =>
      count(left, {
        one: 'Lay the last grey token on a marked hex. One of them will hide the launcher.',
        other: 'Lay a grey token on a marked hex: {n} are left. One of them will hide the launcher.',
      }),
    hide: 'Hide the launcher under one of the grey tokens. Only Germany will know.',
    divide: (hex: string) => `Say who gets the factory on ${hex}.`,
    armies: (n: number) =>
      count(n, {
        one: 'Choose the army that moves and attacks this turn. The others join in the next rounds.',
        other: 'Choose which army waits. The other two move and attack this turn; it joins in the next round.',
      }),
    move: (n: number) =>
      count(n, {
        one: '{n} unit can still move. Choose it, then where it goes – or end the phase.',
        other: '{n} units can still move. Choose one, then where it goes – or end the phase.',
      }),
    moveNobody: 'No unit can move any more. End the phase.',
    moveWhere: (unit: string, speed: string) => `${unit}, speed ${speed}: choose where it goes.`,
    moveCannot: (unit: string) => `${unit} cannot move now. Choose a unit that glows.`,
    go: (unit: string, left: string) => `${unit} is on its way; movement left: ${left}. Go on, or stop here.`,
    goOver: (unit: string, left: string) =>
      `${unit} passes over a hex where it cannot stay and must go on; movement left: ${left}.`,
    declare: (n: number) =>
      count(n, {
        one: '{n} unit can attack. Choose it, then its target – or end the phase.',
        other: '{n} units can attack. Choose one, then its target – or end the phase.',
      }),
    declareNobody: 'There is nothing left to attack. End the phase, and the declared attacks are fought.',
    declareDuty: (unit: string, target: string) => `${unit} has stopped ${target} and has to attack it.`,
    declareTarget: (unit: string) => `${unit}: choose the target. The odds are shown before anything is fixed.`,
    declareHex: (unit: string) => `${unit}: choose the hex of the salvo; it covers the hexes around it too.`,
    declareCannot: (unit: string) => `${unit} has nothing it may attack.`,
    rocket: 'Choose the factory the V2 is fired at.',
    money: (purse: string) =>
      `You have ${purse}. Repair damaged units in your factories, buy new ones, or end the turn.`,
    moneyIdle: (purse: string) => `You have ${purse}, and nothing to repair or to buy. End the turn.`,
    buyWhere: (unit: string, cost: string) => `${unit}, ${cost}: choose an empty factory of yours.`,
    intercept: (mover: string, unit: number) =>
      count(unit, {
        one: `${mover} is passing. One of your units can stop it there.`,
        other: `${mover} is passing. {n} of your units can stop it there.`,
      }),
    die: (sides: number, purpose: string) => `Roll 1D${count.number(sides)} for ${purpose} and enter what it shows.`,
    automaAct: 'Choose what the unit of the Automa does.',
    other: 'Choose one of the answers.',
  },
  button: {
    ...play.button,
    endMove: 'End movement',
    endDeclare: 'Fight the attacks',
    endDeclareNone: 'No attacks',
    endDeclareDuty: 'Why not yet?',
    endMoney: 'End turn',
    partner: 'Partner goes on',
    safe: 'Safe ways first',
    stop: 'Stop here',
    pass: 'Let it pass',
    passAll: 'Let it pass, whole move',
    passAllBrief: 'Whole move',
    leaveArmy: 'Place this army for me',
    leaveArmyBrief: 'Place this army',
    leaveAll: 'Place all for me',
    leaveAllBrief: 'Place all',
    leaveShares: 'Share out for me',
    intercept: (unit: string) => `Stop it with ${unit}`,
    army: (n: number) => `Army ${count.number(n)}`,
    use: (n: number, units: string) => `Use Army ${count.number(n)}${units === '' ? '' : ` (${units})`}`,
    waits: (n: number, units: string) => `Army ${count.number(n)} waits${units === '' ? '' : ` (${units})`}`,
    reveal: (n: number, units: string) => `Turn over army ${count.number(n)}${units === '' ? '' : ` (${units})`}`,
    repair: (unit: string, cost: string) => `Repair ${unit} (${cost})`,
    rocket: 'Fire the V2…',
    declare: 'Declare this attack',
    hold: 'Do not attack',
  },
  /** What somebody has tried and cannot be: it stands behind "Not possible: ". */
  tried: {
    moveAt: (unit: string) => `moving ${unit}`,
    move: (unit: string, hex: string) => `${unit} to ${hex}`,
    attack: (unit: string, target: string) => `${unit} against ${target}`,
    attackNow: (target: string) => `attacking ${target} now`,
    reveal: (army: string) => `turning over army ${army}`,
    place: (unit: string, hex: string) => `${unit} on ${hex}`,
    buy: (unit: string, hex: string) => `buying ${unit} on ${hex}`,
    repair: (unit: string) => `repairing ${unit}`,
    intercept: (unit: string) => `stopping it with ${unit}`,
    rocket: (hex: string) => `the V2 at ${hex}`,
    lay: (hex: string) => `a token on ${hex}`,
    divide: (hex: string) => `the factory on ${hex}`,
    stop: 'stopping here',
    end: 'ending the phase',
    /** Somebody has pointed at an enemy while units move. */
    later: 'Attacks are declared when the movement has ended.',
  },
  odds: {
    ...play.odds,
    together: 'Destroyed with those declared before',
  },
  plan: {
    title: 'Declared attacks',
    none: 'None yet. They are fought in the order you declare them.',
    entry: (attacker: string, target: string) => `${attacker} → ${target}`,
    hex: (hex: string) => `hex ${hex}`,
    factory: (hex: string) => `the factory on ${hex}`,
    v2: 'V2',
    earlier: (entry: string) => `Earlier: ${entry}`,
    remove: (entry: string) => `Take back: ${entry}`,
  },
  armyPanel: {
    units: (n: number) => count(n, { one: '{n} unit', other: '{n} units' }),
    /** Behind the coins of one of several seats of a team. */
    ownFactories: (n: number) => `${count(n, { one: '{n} factory', other: '{n} factories' })} of its own`,
    teamFactories: (n: number, goal: number) =>
      Number.isFinite(goal)
        ? `the team holds ${count.number(n)} of ${count.number(goal)} to win`
        : `the team holds ${count.number(n)}`,
    factories: (n: number, goal: number) =>
      Number.isFinite(goal)
        ? `${count.number(n)} of ${count.number(goal)} factories to win`
        : count(n, { one: '{n} factory', other: '{n} factories' }),
    damage: (n: number) => `${count.number(n)} damage`,
    xp: (n: number, level: string) => `${level}, ${count.number(n)} XP`,
    moved: 'has moved',
    occupied: 'has occupied',
    duty: 'must attack',
    repairing: 'in repair',
    beside: 'beside the map',
    lost: (n: number) => count(n, { one: '{n} unit lost', other: '{n} units lost' }),
    sendLabel: 'Coins to send; the bank keeps one',
    sendDo: 'Send',
  },
  shop: {
    title: 'Buy a unit',
  },
  /** Of armies and picks, which lie over the map. */
  sheet: { fold: 'See the map', unfold: 'Open again' },
  assign: {
    title: 'Your armies',
    /** How the seat wins. */
    aim: {
      none: (n: number) => `${count.number(n)} factories win, or destroy every enemy unit.`,
      rockets: (n: number) =>
        `Your team wins with ${count.number(n)} factories, held or destroyed by the V2, as long as its launcher stands.`,
      launcher: (n: number) =>
        `Your team wins by destroying the launcher of the V2, or with ${count.number(n)} factories; if rockets destroy ${count.number(n)}, you lose.`,
      shore: (rounds: number) => `Your team wins with one tank at the seashore within ${count.number(rounds)} rounds.`,
      keep: (rounds: number) =>
        `Your team wins if no German tank reaches the seashore within ${count.number(rounds)} rounds, or if no German unit is left.`,
    },
    briefing: (you: string, enemies: string, aim: string, sides: number) =>
      `You are ${the(you)} against ${enemies}. ${aim} Armies join one after the other, to be fair to who comes later: ${
        sides > 2
          ? 'in round 1 the first two sides use one, the third two, the last three; then everybody all.'
          : 'whoever begins uses one in round 1, the other side two; in round 2 two and three; then all.'
      }`,
    help: 'Each token will start somewhere else; where, is known when it is turned over.',
    confirm: 'These are my armies',
  },
  picks: {
    title: 'Your second set',
    help: 'Choose four different units. They are shown when they are placed.',
    confirm: 'These four',
  },
};

export type AcesPlayWords = typeof acesPlay;
