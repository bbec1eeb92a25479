import {
  type GmEvent,
  type GmView,
  houseCards,
  seatState,
  shortId,
  spaceName,
  supplyOf,
  type Table,
  upgradeOf,
} from '@sandtable/2gm/table';
import type { GameEvent } from '@sandtable/kernel';
import type { Course } from '../../learn/lesson';

/** A lesson of 2GM as it goes. */
export type GmCourse = Course<GmView, GmEvent & GameEvent>;

type Of<T extends GmEvent['type']> = GmEvent & { readonly type: T };

/** What happened of one kind. */
export function happened<T extends GmEvent['type']>(course: GmCourse, type: T): Of<T>[] {
  return (course.events as readonly GmEvent[]).filter((e): e is Of<T> => e.type === type);
}

/** The card of a unit by its short name: `crusader`. */
export function cardOf(table: Table, unit: number): string {
  const card = table.units[unit]?.card ?? -1;
  return shortId(houseCards.cards[card]?.id ?? '');
}

export function isOwn({ view, seat }: GmCourse, unit: number): boolean {
  return view.table.units[unit]?.seat === seat;
}

/** The person's unit of this card stands here. */
export function standsOn({ view, seat }: GmCourse, card: string, space: string): boolean {
  const { table } = view;
  return table.units.some(
    (u, id) => u.seat === seat && u.at >= 0 && cardOf(table, id) === card && spaceName(table, u.at) === space,
  );
}

/** The person's unit of this card has moved. */
export function hasMoved(course: GmCourse, card: string): boolean {
  return happened(course, 'moved').some((e) => isOwn(course, e.unit) && cardOf(course.view.table, e.unit) === card);
}

/** None of these phases is on any more; a new turn has begun at the latest. */
export function isPast(course: GmCourse, ...phases: readonly string[]): boolean {
  return !phases.includes(course.view.table.phase) || happened(course, 'turn').length > 0;
}

/** Rows of the person's Supply Line. */
export function supplyRows({ view, seat }: GmCourse): number {
  return supplyOf(view.table, seatState(view.table, seat).side).length;
}

/** Attacks the person's units have made on a unit of this card. */
export function attacksOn(course: GmCourse, card: string): number {
  return happened(course, 'attack').filter(
    (e) => isOwn(course, e.shooter) && e.target >= 0 && cardOf(course.view.table, e.target) === card,
  ).length;
}

/** The person has deployed a unit of this card; with the upgrade, where one is named. */
export function deployed(course: GmCourse, card: string, upgrade?: string): boolean {
  return happened(course, 'deployed').some(
    (e) =>
      e.seat === course.seat &&
      cardOf(course.view.table, e.unit) === card &&
      (upgrade === undefined || e.upgrades.some((kind) => upgradeOf(kind).id === upgrade)),
  );
}
