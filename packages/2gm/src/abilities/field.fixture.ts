import { parseSpace, printSpace } from '@sandtable/geometry';
import { Match, type Seat, seedRng } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { type Numbers, numbersOf } from '../attack/numbers';
import type { Shot } from '../attack/shot';
import { shotAt } from '../attack/targets';
import { battleFrame } from '../battle';
import { unitCard, upgradeNumber } from '../cards';
import { catalogue } from '../content/index';
import { NATURALS, type Natural, type UnitCard } from '../content/types';
import { gmGame } from '../game';
import { fieldOf, putOn } from '../ground';
import type { GmView } from '../seeing/view';
import { type GmSetup, readSetup } from '../setup';
import { startState } from '../start';
import { type GmState, type Unit, unit } from '../state';
import { newUnit } from '../turn/new-unit';
import { turnFrame } from '../turn/turn-frame';
import { wishOf } from '../wishes/wishes';

type Edition = 'tactics' | 'pacific';

/** What a unit of a test has besides its card and place: any field of the state, tokens by name, other numbers. */
type More = Partial<Unit> & { upgrades?: readonly string[]; stats?: Partial<UnitCard> };

const PHASES = { move: 'movement', deploy: 'deployment', shoot: 'shooting' } as const;
/** What passes, ends a phase or thins out a hand. */
const IDLE = /^(end|pass|discard)\b/;

/** The table before anybody plays: an open field in turn 3, 9 AP for each, nobody holds a card. */
function openField(edition: Edition, options: object): GmState {
  const deck = (nation: string) => ({ nation, deck: new Array<string>(30).fill(`${nation}/light-infantry`) });
  const setup = readSetup({ edition, seats: [deck('usa'), deck('japan')], options });
  if (!setup.ok) throw new Error(JSON.stringify(setup));
  const s = startState(setup.value, seedRng(1), []);
  s.turn = 3;
  for (const x of s.seats) x.ap = 9;
  return s;
}

/**
 * A sandbox whose field is laid out piece by piece, also while it is played on: tests put there what they need, ask for the numbers of
 * an attack, and play from a phase of the south's turn.
 */
export class Field extends Sandbox<GmState, GmSetup, GmView> {
  constructor(edition: Edition = 'pacific', options: object = {}) {
    super(gmGame, () => new Match(gmGame.rules, openField(edition, options)));
  }

  space(name: string): number {
    const read = parseSpace(fieldOf(this.state), name);
    if (!read.ok) throw new Error(read.message);
    return read.value;
  }

  name(space: number): string {
    return printSpace(fieldOf(this.state), space);
  }

  /** A unit of the south. */
  own(card: string, at: string, more: More = {}): number {
    return this.put(0, card, at, more);
  }

  enemy(card: string, at: string, more: More = {}): number {
    return this.put(1, card, at, more);
  }

  private put(seat: Seat, card: string, at: string, { upgrades = [], stats, ...more }: More): number {
    const u = newUnit(this.state, stats === undefined ? catalogue.numberOf(card) : this.custom(card, stats), seat);
    u.deployed = 0;
    for (const token of upgrades)
      u.tokens.push({ kind: upgradeNumber(token), grey: false, used: 0, since: 0, locked: 0 });
    Object.assign(u, more);
    const id = this.state.units.push(u) - 1;
    putOn(this.state, id, this.space(at));
    return id;
  }

  /** The card with other numbers, so that a test does not hang on house values. */
  custom(card: string, stats: Partial<UnitCard>): number {
    this.state.custom.push({ ...unitCard(this.state, catalogue.numberOf(card)), ...stats });
    return catalogue.cards.length + this.state.custom.length - 1;
  }

  /** A Terrain card on a space. */
  lay(card: string, at: string, ruins = false): this {
    const space = this.space(at);
    this.state.piece[space] =
      this.state.pieces.push({ card: catalogue.numberOf(`terrain/${card}`), spaces: [space], damage: 0, ruins }) - 1;
    return this;
  }

  nature(kind: Natural, ...at: string[]): this {
    for (const name of at) this.state.natural[this.space(name)] = NATURALS.indexOf(kind);
    return this;
  }

  general(name: string, seat: Seat = 0): this {
    const x = this.state.seats[seat];
    if (x !== undefined) x.general = catalogue.numberOf(`general/${name}`);
    return this;
  }

  hand(...cards: (string | number)[]): this {
    const x = this.state.seats[0];
    if (x !== undefined) x.hand = cards.map((card) => (typeof card === 'number' ? card : catalogue.numberOf(card)));
    return this;
  }

  unit(id: number): Unit {
    return unit(this.state, id);
  }

  /** The numbers of an attack on a unit; other kinds of attack are said in `at`. */
  numbers(shooter: number, target: number, weapon = 0, at: Partial<Shot> = {}): Numbers {
    const shot = shotAt(this.state, this.unit(shooter).seat, shooter, weapon, { target, ...at });
    return numbersOf(this.state, shot, { hit: 0, crit: 0, pierce: 0, armor: 0, damage: 0 });
  }

  /** `6+/9+` of such an attack. */
  accuracy(shooter: number, target: number, weapon = 0, at: Partial<Shot> = {}): string {
    const { hit, crit } = this.numbers(shooter, target, weapon, at);
    return `${hit}/${crit}`;
  }

  /** Begins to play at a phase of the south's turn, with these dice. */
  play(phase: keyof typeof PHASES, ...dice: number[]): this {
    const { state } = this;
    state.phase = PHASES[phase];
    state.stack = [battleFrame('next'), turnFrame(phase)];
    this.goOn((scripted) => {
      const match = new Match(gmGame.rules, state, { dice: scripted, events: true });
      match.run();
      return match;
    }, dice);
    return this;
  }

  /** Nobody does anything until then: phases end, reactions are passed, hands are thinned out. */
  idleUntil(reached: () => boolean): this {
    for (let n = 0; !reached(); n++) {
      if (n > 200) throw new Error('It never comes to that.');
      const idle = this.options().find((wish) => IDLE.test(wish));
      if (idle === undefined) throw new Error(`"${this.kind}" cannot be passed.`);
      this.do(idle);
    }
    return this;
  }

  /** To a phase of the south in a turn to come. */
  idleTo(turn: number, kind: string): this {
    return this.idleUntil(() => this.state.turn === turn && this.state.active === 0 && this.kind === kind);
  }

  /** Where the unit may go, as `b2` or `b3 advance`, sorted. */
  moves(id: number): string[] {
    const options = this.match.decision()?.options ?? [];
    const moves = options.filter(([verb, who]) => verb === 'move' && who === id);
    return moves
      .map((o) => {
        const [, , to, , ways = ''] = wishOf(this.state, this.seat, o).split(' ');
        return [to, ...ways.split('-')].join(' ').trim();
      })
      .sort();
  }

  at(id: number): string {
    const { at } = this.unit(id);
    return at < 0 ? 'gone' : this.name(at);
  }
}
