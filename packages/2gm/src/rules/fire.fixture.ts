import { own, sandbox, told } from './field.fixture';

type AnySandbox = ReturnType<typeof sandbox>;

/** Both numbers of the last attack, as the books write them: `6+/10+`. */
export function needs(s: AnySandbox): string {
  const last = told<{ hit: number; crit: number }>(s, 'needs').at(-1);
  return last === undefined ? 'nothing' : `${last.hit}+/${last.crit}+`;
}

/** How every attack came out. */
export function results(s: AnySandbox): string[] {
  return told<{ result: string }>(s, 'result').map((e) => e.result);
}

/** Wounds of every unit of the position, `gone` for a destroyed one. */
export function wounds(s: AnySandbox): (number | 'gone')[] {
  return s.state.units.map((u) => (u.at === -1 ? 'gone' : u.wounds));
}

/** A position in the Shooting Phase of the south. */
export function firing(
  units: readonly object[],
  more: Readonly<Record<string, unknown>> = {},
  dice: readonly number[] = [],
): AnySandbox {
  return sandbox(units, { phase: 'shooting', ...more }, dice);
}

/** Riflemen on c3 fire at this target, which stands on c4; what happens for one face of the die. */
export function shotAt(target: object, face: number, more: Readonly<Record<string, unknown>> = {}): AnySandbox {
  const s = firing([own('c3'), target], more, [face]);
  s.do('shoot c3 c4');
  return s;
}
