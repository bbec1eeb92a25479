import { catalogue } from '../content/index';
import { type sandbox, told, unit } from './field.fixture';
import { firing } from './fire.fixture';

export type AnySandbox = ReturnType<typeof sandbox>;
type More = Readonly<Record<string, unknown>>;

/** An aircraft beside the HQ of its side. */
export function plane(side: 'south' | 'north', card: string, stats?: object, more: object = {}): object {
  return unit(side, card, 'hq', stats === undefined ? more : { stats, ...more });
}

/** The numbers of the books' examples. */
const B25 = { armor: 5, hp: 3, accuracy: [5, 8], pierce: 7, damage: 3, bomber: 3 };
const FW190 = { armor: 4, hp: 3, accuracy: [4, 8], pierce: 5, damage: 3 };
const P51 = { armor: 4, hp: 3, accuracy: [3, 8], pierce: 5, damage: 3 };
export const bomber = (more: object = {}): object => plane('south', 'b-25-mitchell', B25, more);
export const fighter = (more: object = {}): object => plane('south', 'p-51-mustang', P51, more);
export const hunter = (more: object = {}): object => plane('north', 'fw-190', FW190, more);

/** The Shooting Phase of the south in Pacific, unless told otherwise. */
export function raiding(units: readonly object[], dice: readonly number[] = [], more: More = {}): AnySandbox {
  return firing(units, { edition: 'pacific', ...more }, dice);
}

/** Who attacked whom, in order: numbers of the units, -1 for what is none. */
export function attacks(s: AnySandbox): string[] {
  return told<{ shooter: number; weapon: number; target: number; space: number; hq: number }>(s, 'attack').map((e) => {
    const at = e.target >= 0 ? `${e.target}` : e.hq >= 0 ? `hq ${e.hq}` : `space ${e.space}`;
    return `${e.shooter}${e.weapon === 0 ? '' : `/${e.weapon}`} > ${at}`;
  });
}

/** Both numbers, Armor-piercing and Armor of every attack. */
export function numbers(s: AnySandbox): string[] {
  return told<{ hit: number; crit: number; pierce: number; armor: number }>(s, 'needs').map(
    (e) => `${e.hit}+/${e.crit}+ ${e.pierce}:${e.armor}`,
  );
}

/** The discard pile of a seat, by short names. */
export function discarded(s: AnySandbox, seat: number): string[] {
  return (s.state.seats[seat]?.discard ?? []).map((n) => (catalogue.cards[n]?.id ?? '').replace(/^.*\//, ''));
}

/** Who is parked, in the air or gone, by numbers: -2 is beside the HQ, -1 is gone. */
export function places(s: AnySandbox): number[] {
  return s.state.units.map((u) => u.at);
}
