import { type GmEvent, NONE, type Table, UNKNOWN } from '@sandtable/2gm/table';
import type { Fact, Seat } from '@sandtable/kernel';
import { readIn } from '../../i18n/reading';
import type { Catalogue } from '../../i18n/with-gm-record';
import type { LineDraft, LineItem, LogReader, ShownRoll, Topic, TurnMark } from '../../log/lines';
import type { ToldStep } from '../../log/step';
import { seatsIn } from '../../record/parts';
import { capital } from '../react/names';
import { AttackFollower, type Needs, SHIELD_RULE, SHOT_RULE, seatOfUnit } from './attacks';
import { moodName, signed } from './words';

type Type = GmEvent['type'];

const TOPICS: Readonly<Record<Type, Topic>> = {
  roll: 'other',
  tiles: 'other',
  hand: 'money',
  bids: 'money',
  first: 'other',
  terrain: 'other',
  weather: 'other',
  mud: 'other',
  turn: 'other',
  phase: 'other',
  income: 'money',
  ap: 'money',
  drew: 'money',
  'solo-deck': 'money',
  reshuffled: 'money',
  upgraded: 'money',
  behaviour: 'other',
  moved: 'move',
  swapped: 'move',
  joined: 'move',
  loaded: 'move',
  unloaded: 'move',
  raid: 'fight',
  'assault-declared': 'fight',
  'assault-won': 'fight',
  'assault-failed': 'fight',
  deployed: 'move',
  played: 'money',
  attack: 'fight',
  needs: 'fight',
  cell: 'fight',
  result: 'fight',
  wounded: 'fight',
  destroyed: 'fight',
  intercepts: 'fight',
  escorts: 'fight',
  suppressed: 'fight',
  smoke: 'fight',
  promoted: 'fight',
  'face-up': 'other',
  screen: 'fight',
  'terrain-hurt': 'fight',
  'terrain-destroyed': 'fight',
  'hq-hurt': 'fight',
  mounted: 'other',
  dismounted: 'other',
  flipped: 'other',
  readied: 'other',
  rallied: 'other',
  healed: 'other',
  repaired: 'other',
  sapped: 'other',
  expired: 'money',
  discarded: 'money',
  looked: 'money',
  took: 'money',
};

/** Reads the events of 2GM; `look` gives any later view of the same table. */
export class GmLogReader implements LogReader {
  private phase: string;
  private readonly attacks = new AttackFollower();

  constructor(
    private readonly look: () => Pick<Table, 'units' | 'seats'>,
    private readonly seatName: (seat: Seat) => string,
    private readonly t: Catalogue,
  ) {
    this.phase = t.gmRecord.phases['set-up'];
  }

  read({ facts, answers }: ToldStep): (LineDraft | TurnMark)[] {
    const out: (LineDraft | TurnMark)[] = [];
    /** Numbers and dice of an attack wait for its result, which has the words. */
    let waiting: { readonly needs: Needs; readonly text: string; roll: ShownRoll | null } | null = null;
    facts.forEach(({ event, told: text }) => {
      const e = event as GmEvent;
      const needs = this.attacks.follow(e, answers)?.needs ?? null;
      if (e.type === 'turn') out.push({ turn: true, title: text, round: e.turn, seat: e.seat });
      else if (e.type === 'phase') this.phase = this.phaseName(e.phase);
      else if (e.type === 'needs') waiting = { needs: e, text, roll: null };
      else if (e.type === 'roll' && e.rule === SHOT_RULE && needs !== null)
        waiting = { needs, text, roll: this.shotRoll(e.dice, needs) };
      else if (e.type === 'result' && waiting !== null) {
        out.push({ ...this.plain(e, text), roll: waiting.roll, items: this.shotItems(waiting.needs) });
        waiting = null;
      } else out.push(this.line(e, text, needs));
    });
    // a die to be typed is still missing
    if (waiting !== null) {
      const { needs, text } = waiting as { needs: Needs; text: string };
      out.push({ ...this.plain(needs, text), items: this.shotItems(needs) });
    }
    return out;
  }

  private line(e: GmEvent, text: string, needs: Needs | null): LineDraft {
    switch (e.type) {
      case 'roll':
        return this.rolled(e, text, needs);
      case 'income':
        return { ...this.plain(e, this.incomeText(e)), items: e.parts.map((p) => this.item(p, signed(p.ap))) };
      case 'behaviour':
        return { ...this.plain(e, this.behaviourText(e)), items: this.behaviourItems(e) };
      case 'moved':
        return { ...this.plain(e, text), joins: `moved ${e.unit}` };
      default:
        return this.plain(e, text);
    }
  }

  private plain(e: GmEvent, text: string): LineDraft {
    return {
      phase: this.phase,
      text,
      rule: e.rule,
      topic: TOPICS[e.type],
      seats: this.seatsOf(e),
      roll: null,
      items: [],
      peek: this.peekOf(e),
      joins: null,
    };
  }

  /** The card a line is about: one that was played or shown, or the one of the unit. */
  private peekOf(e: GmEvent): string | undefined {
    const shown = 'cards' in e ? (e.cards.length === 1 ? e.cards[0] : UNKNOWN) : 'card' in e ? e.card : UNKNOWN;
    const unit = e.type === 'attack' ? e.shooter : 'unit' in e ? e.unit : NONE;
    const card = shown !== undefined && shown >= 0 ? shown : (this.look().units[unit]?.card ?? UNKNOWN);
    return card >= 0 ? `card ${card}` : undefined;
  }

  private rolled(e: GmEvent & { readonly type: 'roll' }, text: string, needs: Needs | null): LineDraft {
    const guards = e.rule === SHIELD_RULE && needs !== null;
    const dice = e.dice.map((face) => ({ face, hits: guards ? face <= needs.armor : null, red: false }));
    const stopped = guards ? dice.filter((die) => die.hits === true).length : null;
    const roll: ShownRoll = { sides: e.sides, dice, needed: guards ? needs.armor : null, hits: stopped };
    const line = this.plain(e, `${text}: ${readIn('2gm', e.purpose)}`);
    return { ...line, roll, topic: guards ? 'fight' : line.topic };
  }

  private shotRoll(faces: readonly number[], { hit, crit }: Needs): ShownRoll {
    const dice = faces.map((face) => ({ face, hits: face >= hit, red: false }));
    return {
      ...{ sides: 10, dice, needed: hit, atLeast: true, critical: crit },
      hits: dice.filter((die) => die.hits).length,
    };
  }

  /** 2GM-SHOOT-15, 2GM-SHOOT-16: the two numbers part by part, then whether it pierces. */
  private shotItems({ parts, pierce, armor }: Needs): LineItem[] {
    const w = this.t.gmRecord.log;
    const numbers = parts.map(({ rule, label, hit, crit }, i) => ({
      rule,
      label: readIn('2gm', label),
      value: i === 0 ? `${hit}/${crit}` : `${signed(hit)}/${signed(crit)}`,
    }));
    return [...numbers, { rule: '2GM-SHOOT-16', label: w.pierceAgainst, value: `${pierce} : ${armor}` }];
  }

  private item({ rule, label }: { readonly rule: string; readonly label: Fact }, value: string): LineItem {
    return { rule, label: readIn('2gm', label), value };
  }

  private incomeText({ seat, ap, parts }: GmEvent & { readonly type: 'income' }): string {
    const gained = parts.reduce((sum, part) => sum + part.ap, 0);
    return this.t.gmRecord.log.income(capital(this.seatName(seat)), gained, ap);
  }

  private behaviourText({ seat, mood }: GmEvent & { readonly type: 'behaviour' }): string {
    return this.t.gmRecord.log.behaviour(capital(this.seatName(seat)), moodName(mood, this.t));
  }

  private behaviourItems({ parts, sum, rule }: GmEvent & { readonly type: 'behaviour' }): LineItem[] {
    if (parts.length === 0) return [];
    const items = parts.map((part) => this.item(part, signed(part.value)));
    return [...items, { rule, label: this.t.gmRecord.log.together, value: sum }];
  }

  private seatsOf(e: GmEvent): Seat[] {
    const found: (Seat | null)[] = [];
    if ('seat' in e) found.push(e.seat);
    if ('unit' in e) found.push(seatOfUnit(this.look(), e.unit));
    if ('target' in e && e.type !== 'played') found.push(seatOfUnit(this.look(), e.target));
    return seatsIn(found);
  }

  private phaseName(phase: string): string {
    const { phases } = this.t.gmRecord;
    return Object.hasOwn(phases, phase) ? phases[phase as keyof typeof phases] : phase;
  }
}
