import { LEVELS, type Table, typeOf } from '@sandtable/aces/table';
import type { Seat } from '@sandtable/kernel';
import { readIn } from '../../i18n/reading';
import type { LineDraft, LineItem, LogReader, ShownRoll, Topic, TurnMark } from '../../log/lines';
import type { ToldStep } from '../../log/step';
import { type Happening, ROCKET_RULE, SHOT_RULE, seatOfUnit } from './happening';

/** The words of the log that are not the engine's. */
export interface LogWords {
  readonly setUp: string;
  readonly movement: string;
  readonly declarations: string;
  readonly combat: string;
  readonly automa: string;
  readonly money: string;
  readonly diceByDamage: string;
  readonly redDice: string;
  readonly hitsUpTo: (level: string) => string;
}

const TOPICS: Readonly<Record<string, Topic>> = {
  moved: 'move',
  armies: 'move',
  occupied: 'move',
  placed: 'move',
  'token-turned': 'move',
  intercepted: 'fight',
  'duty-ended': 'fight',
  declared: 'fight',
  void: 'fight',
  shots: 'fight',
  damaged: 'fight',
  destroyed: 'fight',
  experience: 'fight',
  'factory-destroyed': 'fight',
  income: 'money',
  transferred: 'money',
  bought: 'money',
  repaired: 'money',
  'repair-started': 'money',
};

/** AA-HITS-03: the level of a unit that has learned nothing yet. */
const ROOKIE = LEVELS[0];

/** Reads the events of Aces & Armor; `look` gives any later view of the same table. */
export class AcesLogReader implements LogReader {
  private active: Seat | null = null;

  constructor(
    private readonly look: () => Pick<Table, 'units' | 'seats'>,
    private readonly words: LogWords,
  ) {}

  read({ facts }: ToldStep): (LineDraft | TurnMark)[] {
    const out: (LineDraft | TurnMark)[] = [];
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i];
      if (fact === undefined) break;
      const { event: e, told: text } = fact as { event: Happening; told: string };
      if (e.type === 'turn') {
        this.active = e.seat ?? null;
        out.push({ turn: true, title: text, round: e.round ?? 0, seat: e.seat ?? 0 });
        continue;
      }
      const after = facts[i + 1];
      const next = after?.event as Happening | undefined;
      if (e.type === 'roll' && e.rule === SHOT_RULE && next?.type === 'shots') {
        out.push(this.shots(next, after?.told ?? '', e.dice ?? []));
        i++;
      } else if (e.type === 'shots') out.push(this.shots(e, text, []));
      else if (e.type === 'roll') out.push(this.roll(e, text));
      else out.push(this.plain(e, text));
    }
    return out;
  }

  private plain(e: Happening, text: string): LineDraft {
    const topic = TOPICS[e.type] ?? 'other';
    return {
      phase: this.phase(topic, e.type),
      text,
      rule: e.rule,
      topic,
      seats: this.seatsOf(e),
      roll: null,
      items: [],
      joins: e.type === 'moved' ? `moved ${e.unit}` : null,
    };
  }

  private roll(e: Happening, text: string): LineDraft {
    const topic: Topic = e.rule === ROCKET_RULE ? 'fight' : 'other';
    const dice = (e.dice ?? []).map((face) => ({ face, hits: null, red: false }));
    const roll: ShownRoll = { sides: e.sides ?? 0, dice, needed: null, hits: null };
    const said = e.purpose === undefined ? text : `${text}: ${readIn('aces', e.purpose)}`;
    const phase = this.phase(topic, e.type);
    return { phase, text: said, rule: e.rule, topic, seats: this.seatsOf(e), roll, items: [], joins: null };
  }

  private shots(e: Happening, text: string, faces: readonly number[]): LineDraft {
    const needed = e.threshold ?? 0;
    const bonus = e.bonus ?? 0;
    const base = faces.length - bonus;
    const dice = faces.map((face, i) => ({ face, hits: face <= needed, red: i >= base }));
    const rolled = faces.length > 0;
    return {
      phase: this.phase('fight', e.type),
      text,
      rule: e.rule,
      topic: 'fight',
      seats: this.seatsOf(e),
      roll: rolled ? { sides: 12, dice, needed, hits: e.hits ?? 0 } : null,
      items: rolled ? this.items(e, base, bonus, needed) : [],
      joins: null,
    };
  }

  /** AA-COMBAT-10, AA-SUPPORT-01, AA-HITS-06: what made the roll what it was. */
  private items(e: Happening, base: number, bonus: number, needed: number): LineItem[] {
    const level = this.levelOf(e.unit, needed);
    const items: LineItem[] = [{ rule: 'AA-COMBAT-10', label: this.words.diceByDamage, value: base }];
    if (bonus > 0) items.push({ rule: 'AA-SUPPORT-01', label: this.words.redDice, value: bonus });
    items.push({ rule: level.rule, label: this.words.hitsUpTo(level.name), value: needed });
    return items;
  }

  /** The level shows in the number (AA-HITS-01). */
  private levelOf(id: number | undefined, needed: number): (typeof LEVELS)[number] {
    const u = id === undefined ? undefined : this.look().units[id];
    if (u === undefined) return ROOKIE;
    return LEVELS[typeOf(u).levels.findIndex((hits) => hits >= needed)] ?? ROOKIE;
  }

  private seatsOf(e: Happening): Seat[] {
    const found = [e.seat ?? null, e.to ?? null, seatOfUnit(this.look(), e.unit)];
    if (e.type === 'intercepted' || (e.type === 'declared' && e.kind === 0)) {
      found.push(seatOfUnit(this.look(), e.target));
    }
    return [...new Set(found.filter((seat) => seat !== null))];
  }

  private phase(topic: Topic, type: string): string {
    const { words } = this;
    if (this.active === null) return words.setUp;
    if (topic === 'money') return words.money;
    // AA-TURN-08: its units move and attack one after the other
    if (this.look().seats[this.active]?.automa === true) return words.automa;
    if (type === 'declared') return words.declarations;
    if (topic === 'fight' && type !== 'intercepted') return words.combat;
    return words.movement;
  }
}
