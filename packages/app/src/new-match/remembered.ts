import { STYLES, type Style } from '@sandtable/commander/levels';
import type { PackName } from '../decks/pack-name';
import { ADVICE, DICE, type Manners, UNDOS, USUAL_MANNERS } from './manners';

/* Reading the choices of last time: whatever no longer makes sense is forgotten. */

export function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return recordOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function pick<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((k) => k === value) ?? otherwise;
}

export function textOf(value: unknown, longest: number, otherwise: string): string {
  return typeof value === 'string' ? value.slice(0, longest) : otherwise;
}

/** Takes over what has the same kind of value; the engine refuses the rest in words. */
export function likeOptions<Options extends object>(options: Options, raw: unknown): Options {
  const given = recordOf(raw);
  const taken = Object.entries(options).map(([key, value]) => [
    key,
    typeof given[key] === typeof value ? given[key] : value,
  ]);
  return Object.fromEntries(taken) as Options;
}

/** The style of a Commander, where one was chosen. */
export function likeStyle(raw: unknown): { readonly style?: Style } {
  const style = STYLES.find((known) => known === raw);
  return style === undefined ? {} : { style };
}

export function likeManners({ undo, dice, advice, pack }: Readonly<Record<string, unknown>>): Manners {
  return {
    undo: pick(UNDOS, undo, USUAL_MANNERS.undo),
    dice: pick(DICE, dice, USUAL_MANNERS.dice),
    advice: pick(ADVICE, advice, USUAL_MANNERS.advice),
    pack: likePack(pack),
  };
}

/** Only what a pack is called; whether it is still here is for the form to see. */
function likePack(raw: unknown): PackName | null {
  const { name, hash } = recordOf(raw);
  return typeof hash === 'string' ? { name: textOf(name, 60, ''), hash: hash.slice(0, 64) } : null;
}
