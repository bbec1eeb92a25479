import type { GmEvent, Table } from '@sandtable/2gm/table';
import type { Seat } from '@sandtable/kernel';
import { eventsOf, type ToldStep } from '../../log/step';

export type Declared = GmEvent & { readonly type: 'attack' };
export type Needs = GmEvent & { readonly type: 'needs' };

/** One attack and what came of it. */
export interface Attack {
  readonly answers: number;
  /** The single turn it belongs to. */
  readonly turn: number;
  readonly declared: Declared;
  /** Null if it never came to the shot. */
  needs: Needs | null;
  /** Faces of its die; more than one if it was rolled again. */
  readonly faces: number[];
  result: (GmEvent & { readonly type: 'result' })['result'] | null;
  readonly wounds: { readonly unit: number; readonly amount: number }[];
  readonly destroyed: number[];
  /** HP an HQ has lost. */
  hqDamage: number;
}

/** 2GM-SHOOT-08: the die of an attack. */
export const SHOT_RULE = '2GM-SHOOT-08';
/** 2GM-OPT-38: the die that may stop a hit. */
export const SHIELD_RULE = '2GM-OPT-38';

/**
 * Follows attacks through the events. One may be answered by another before its die is rolled; then the answer comes first,
 * and the numbers that follow belong to the last attack that has none yet.
 */
export class AttackFollower {
  private turn = 0;
  private readonly open: Attack[] = [];
  private current: Attack | null = null;
  /** The step in which a card was played after the result: until a new one comes, what hurts in it is the card (Fire). */
  private card = -1;

  /** The attack an event belongs to; null where there is none. */
  follow(e: GmEvent, answers: number): Attack | null {
    switch (e.type) {
      case 'turn':
        this.turn = e.turn;
        this.open.length = 0;
        this.current = null;
        return null;
      case 'attack':
        this.current = {
          ...{ answers, turn: this.turn, declared: e, needs: null, faces: [], result: null },
          ...{ wounds: [], destroyed: [], hqDamage: 0 },
        };
        this.open.push(this.current);
        return this.current;
      case 'needs':
        this.current = this.open.pop() ?? null;
        if (this.current !== null) this.current.needs = e;
        return this.current;
      case 'phase':
      case 'deployed': // who drops onto hard ground is wounded by nobody (2GM-PARA-07)
        if (this.isDecided()) this.current = null;
        return this.current;
      case 'played':
        if (this.isDecided()) this.card = answers;
        return this.current;
      default:
        if (e.type === 'roll' || e.type === 'result') this.card = -1;
        if (this.card === answers) return null;
        if (this.current !== null) note(this.current, e);
        return this.current;
    }
  }

  private isDecided(): boolean {
    return this.current !== null && this.current.result !== null;
  }
}

function note(attack: Attack, e: GmEvent): void {
  if (attack.needs === null) return;
  if (e.type === 'roll' && e.rule === SHOT_RULE) attack.faces.push(...e.dice);
  else if (e.type === 'result') attack.result = e.result;
  else if (e.type === 'wounded') attack.wounds.push({ unit: e.unit, amount: e.amount });
  else if (e.type === 'destroyed') attack.destroyed.push(e.unit);
  else if (e.type === 'hq-hurt') attack.hqDamage += e.amount;
}

/** Every attack of a match that came to the shot. */
export function attacksOf(steps: readonly ToldStep[]): Attack[] {
  const follower = new AttackFollower();
  const found = new Set<Attack>();
  for (const step of steps) {
    const { answers } = step;
    for (const event of eventsOf(step) as readonly GmEvent[]) {
      const attack = follower.follow(event, answers);
      if (event.type === 'needs' && attack !== null) found.add(attack);
    }
  }
  return [...found];
}

/** The side a unit belongs to; null for one the table does not know. */
export function seatOfUnit(table: Pick<Table, 'units'>, id: number): Seat | null {
  return table.units[id]?.seat ?? null;
}
