import { parseSpace, printSpace } from '@sandtable/geometry';
import { type GameEvent, Match, type Option, ScriptedDice, type Seat, seedRng } from '@sandtable/kernel';
import { type Numbers, numbersOf } from '../attack/numbers';
import type { Shot } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { battleFrame } from '../battle';
import { unitCard, upgradeNumber } from '../cards';
import { catalogue } from '../content/index';
import { NATURALS, type Natural, type UnitCard } from '../content/types';
import { ADVANCE, CLIMB, DASH, RIDERS, TUNNEL } from '../field/movement';
import { fieldOf, putOn } from '../ground';
import { gmRules } from '../rules';
import { readSetup } from '../setup';
import { startState } from '../start';
import { type GmState, NONE, type Unit, unit } from '../state';
import { newUnit } from '../turn/new-unit';
import { turnFrame } from '../turn/turn-frame';

type Edition = 'tactics' | 'pacific';

/** What a unit of a test has besides its card and place: any field of the state, tokens by name, other numbers. */
type More = Partial<Unit> & { upgrades?: readonly string[]; stats?: Partial<UnitCard> };

const PHASES = { move: 'movement', deploy: 'deployment', shoot: 'shooting' } as const;
const WAYS: readonly (readonly [number, string])[] = [
  [ADVANCE, 'advance'],
  [RIDERS, 'riders'],
  [DASH, 'dash'],
  [CLIMB, 'climb'],
  [TUNNEL, 'tunnel'],
];

/** An open field in turn 3, south to play, nobody holds a card; tests put there what they need. */
export class Field {
  readonly s: GmState;
  private match: Match<GmState> | null = null;
  private dice = new ScriptedDice([]);

  constructor(edition: Edition = 'pacific', options: object = {}) {
    const setup = readSetup({
      edition,
      seats: [
        { nation: 'usa', deck: new Array<string>(30).fill('usa/light-infantry') },
        { nation: 'japan', deck: new Array<string>(30).fill('japan/light-infantry') },
      ],
      options,
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup));
    this.s = startState(setup.value, seedRng(1), []);
    this.s.turn = 3;
    for (const x of this.s.seats) x.ap = 9;
  }

  space(name: string): number {
    const read = parseSpace(fieldOf(this.s), name);
    if (!read.ok) throw new Error(read.message);
    return read.value;
  }

  name(space: number): string {
    return printSpace(fieldOf(this.s), space);
  }

  /** A unit of the south. */
  own(card: string, at: string, more: More = {}): number {
    return this.put(0, card, at, more);
  }

  enemy(card: string, at: string, more: More = {}): number {
    return this.put(1, card, at, more);
  }

  private put(seat: Seat, card: string, at: string, { upgrades = [], stats, ...more }: More): number {
    const u = newUnit(this.s, stats === undefined ? catalogue.numberOf(card) : this.custom(card, stats), seat);
    u.deployed = 0;
    for (const token of upgrades)
      u.tokens.push({ kind: upgradeNumber(token), grey: false, used: 0, since: 0, locked: 0 });
    Object.assign(u, more);
    const id = this.s.units.push(u) - 1;
    putOn(this.s, id, this.space(at));
    return id;
  }

  /** The card with other numbers, so that a test does not hang on house values. */
  custom(card: string, stats: Partial<UnitCard>): number {
    this.s.custom.push({ ...unitCard(this.s, catalogue.numberOf(card)), ...stats });
    return catalogue.cards.length + this.s.custom.length - 1;
  }

  /** A Terrain card on a space. */
  lay(card: string, at: string, ruins = false): this {
    const space = this.space(at);
    this.s.piece[space] =
      this.s.pieces.push({ card: catalogue.numberOf(`terrain/${card}`), spaces: [space], damage: 0, ruins }) - 1;
    return this;
  }

  nature(kind: Natural, ...at: string[]): this {
    for (const name of at) this.s.natural[this.space(name)] = NATURALS.indexOf(kind);
    return this;
  }

  general(name: string, seat: Seat = 0): this {
    const x = this.s.seats[seat];
    if (x !== undefined) x.general = catalogue.numberOf(`general/${name}`);
    return this;
  }

  hand(...cards: (string | number)[]): this {
    const x = this.s.seats[0];
    if (x !== undefined) x.hand = cards.map((card) => (typeof card === 'number' ? card : catalogue.numberOf(card)));
    return this;
  }

  ap(seat: Seat = 0): number {
    return this.s.seats[seat]?.ap ?? NONE;
  }

  unit(id: number): Unit {
    return unit(this.s, id);
  }

  /** The numbers of an attack on a unit; other kinds of attack are said in `at`. */
  numbers(shooter: number, target: number, weapon = 0, at: Partial<Shot> = {}): Numbers {
    const shot = shotAt(this.s, this.unit(shooter).seat, shooter, weapon, { target, ...at });
    return numbersOf(this.s, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
  }

  /** `6+/9+` of such an attack. */
  accuracy(shooter: number, target: number, weapon = 0, at: Partial<Shot> = {}): string {
    const { hit, crit } = this.numbers(shooter, target, weapon, at);
    return `${hit}/${crit}`;
  }

  /** Begins to play at a phase of the south's turn, with these dice. */
  play(phase: keyof typeof PHASES, ...dice: number[]): this {
    this.s.phase = PHASES[phase];
    this.s.stack = [battleFrame('next'), turnFrame(phase)];
    this.dice = new ScriptedDice(dice);
    this.match = new Match<GmState>(gmRules as never, this.s, { dice: this.dice, events: true });
    this.match.run();
    return this;
  }

  private get playing(): Match<GmState> {
    if (this.match === null) throw new Error('Nobody plays yet.');
    return this.match;
  }

  get kind(): string {
    return this.playing.decision()?.kind ?? '';
  }

  options(...verbs: string[]): readonly Option[] {
    const all = this.playing.decision()?.options ?? [];
    return verbs.length === 0 ? all : all.filter((o) => verbs.includes(String(o[0])));
  }

  offers(...option: Option): boolean {
    return this.options().some((o) => JSON.stringify(o) === JSON.stringify(option));
  }

  do(...option: Option): readonly GameEvent[] {
    const done = this.playing.submit(this.playing.decision()?.seat ?? NONE, option);
    if (!done.ok) throw new Error(done.message);
    return done.events;
  }

  /** Nobody does anything until then: phases end, reactions are passed, hands are thinned out. */
  idleUntil(reached: () => boolean): this {
    for (let n = 0; !reached(); n++) {
      if (n > 200) throw new Error('It never comes to that.');
      const idle = this.options('end', 'pass', 'discard')[0];
      if (idle === undefined) throw new Error(`"${this.kind}" cannot be passed.`);
      this.do(...idle);
    }
    return this;
  }

  /** To a phase of the south in a turn to come. */
  idleTo(turn: number, kind: string): this {
    return this.idleUntil(() => this.s.turn === turn && this.s.active === 0 && this.kind === kind);
  }

  /** Where the unit may go, as `b2` or `b3 advance`, sorted. */
  moves(id: number): string[] {
    const out = this.options('move').flatMap(([, who, to, how]) => {
      if (who !== id) return [];
      const ways = WAYS.filter(([bit]) => (Number(how) & bit) !== 0).map(([, word]) => word);
      return [[this.name(Number(to)), ...ways].join(' ')];
    });
    return out.sort();
  }

  go(id: number, to: string, how = 0): readonly GameEvent[] {
    return this.do('move', id, this.space(to), how);
  }

  at(id: number): string {
    const { at } = this.unit(id);
    return at < 0 ? 'gone' : this.name(at);
  }

  /** Dice that were given and not rolled. */
  get diceLeft(): readonly number[] {
    return this.dice.left();
  }
}
