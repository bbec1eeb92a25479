import { sortedKeys } from '../keys';
import type { Fact } from '../telling/fact';
import type { Item } from './check';

/** How the answers of several abilities to one question become one. */
type Combine = 'sum' | 'max' | 'min' | 'all' | 'any';

/** A hook is a pure question about the state and one situation. */
type Hook = (s: never, c: never) => number | boolean;
type HookMap<H> = { [K in keyof H]: Hook };
type NumberHook<H> = { [K in keyof H]: H[K] extends (s: never, c: never) => number ? K : never }[keyof H] & string;
type BooleanHook<H> = { [K in keyof H]: H[K] extends (s: never, c: never) => boolean ? K : never }[keyof H] & string;
type StateOf<F> = F extends (s: infer S, c: never) => unknown ? S : never;
type CaseOf<F> = F extends (s: never, c: infer C) => unknown ? C : never;
type Combines<H> = {
  readonly [K in keyof H]: H[K] extends (s: never, c: never) => boolean ? 'all' | 'any' : 'sum' | 'max' | 'min';
};

/** What a unit, a terrain, a hero, the weather or an optional rule can do: data, and answers to hooks. */
export interface Ability<H, R extends string = string> {
  readonly id: string;
  readonly rule: R;
  readonly label: Fact;
  readonly hooks: Partial<H>;
}

/** Who holds abilities: their numbers, and the union of what these answer so that most questions end at one bit test. */
export interface Holder {
  readonly abilities: readonly number[];
  readonly mask: number;
}

/** The last bit of a mask. */
const LAST = 30;

/** All about one hook in one place: looking things up by name is what most questions spend their time on. */
interface Asked {
  readonly bit: number;
  readonly how: Combine;
  /** By the number of the ability. */
  readonly answers: readonly (Hook | undefined)[];
}

/**
 * All abilities of an edition, numbered in the order of the listing. A question goes only to holders whose mask has the
 * hook's bit, and there only to the abilities that answer it. However many hooks there are: in the order of their names the
 * first thirty have a bit of their own and all others share one, which only lets a few more holders be looked at.
 */
export class Abilities<H extends HookMap<H>> {
  /** The bit of each hook in a mask. */
  readonly bits: Readonly<Record<keyof H & string, number>>;
  private readonly asked: Record<string, Asked> = Object.create(null);
  private readonly numbers: Record<string, number> = Object.create(null);
  /** Told the name of every ability that answers; tests use it to see which ones were ever exercised. */
  probe: ((id: string) => void) | null = null;

  constructor(
    combine: Combines<H>,
    private readonly list: readonly Ability<H>[],
  ) {
    const bits: Record<string, number> = Object.create(null);
    sortedKeys(combine).forEach((name, i) => {
      const bit = 1 << Math.min(i, LAST);
      bits[name] = bit;
      const answers = list.map((a) => a.hooks[name as keyof H] as Hook | undefined);
      this.asked[name] = { bit, how: combine[name as keyof H], answers };
    });
    this.bits = bits as Record<keyof H & string, number>;
    list.forEach((a, i) => {
      if (this.numbers[a.id] !== undefined) throw new Error(`Two abilities are called "${a.id}".`);
      this.numbers[a.id] = i;
    });
  }

  get names(): readonly string[] {
    return this.list.map((a) => a.id);
  }

  /** The number of an ability by its name; undefined if there is none. */
  number(id: string): number | undefined {
    return this.numbers[id];
  }

  maskOf(abilities: readonly number[]): number {
    let mask = 0;
    for (const name of sortedKeys(this.asked)) {
      const asked = this.asked[name];
      if (asked !== undefined && abilities.some((a) => asked.answers[a] !== undefined)) mask |= asked.bit;
    }
    return mask;
  }

  /** Has the holder any ability that answers? Exact, also where hooks share a bit. */
  answersTo(name: keyof H & string, holder: Holder): boolean {
    const asked = this.asked[name];
    if (asked === undefined || (holder.mask & asked.bit) === 0) return false;
    return holder.abilities.some((a) => asked.answers[a] !== undefined);
  }

  /** The combined number; `none` if no ability of the holder answers. */
  value<K extends NumberHook<H>>(name: K, holder: Holder, none: number, s: StateOf<H[K]>, c: CaseOf<H[K]>): number {
    const asked = this.asked[name];
    if (asked === undefined || (holder.mask & asked.bit) === 0) return none;
    const { how, answers } = asked;
    let out = none;
    let first = true;
    for (const a of holder.abilities) {
      const hook = answers[a];
      if (hook === undefined) continue;
      if (this.probe !== null) this.tell(a);
      const v = hook(s as never, c as never) as number;
      if (how === 'sum') out += v;
      else if (first || (how === 'max' ? v > out : v < out)) out = v;
      first = false;
    }
    return out;
  }

  /** `all`: every answer must be yes; `any`: one yes is enough. Without an answer: `none`. */
  holds<K extends BooleanHook<H>>(name: K, holder: Holder, none: boolean, s: StateOf<H[K]>, c: CaseOf<H[K]>): boolean {
    const asked = this.asked[name];
    if (asked === undefined || (holder.mask & asked.bit) === 0) return none;
    const { answers } = asked;
    const decisive = asked.how === 'any';
    let out = none;
    for (const a of holder.abilities) {
      const hook = answers[a];
      if (hook === undefined) continue;
      if (this.probe !== null) this.tell(a);
      if (hook(s as never, c as never) === decisive) return decisive;
      out = !decisive;
    }
    return out;
  }

  /** Of `max` and `min` only the first best answer counts, so that the items add up to the value. */
  private decisive(name: keyof H & string, items: Item[]): Item[] {
    const how = this.asked[name]?.how;
    if (how !== 'max' && how !== 'min') return items;
    const values = items.map((item) => item.value);
    const best = how === 'max' ? Math.max(...values) : Math.min(...values);
    return items.filter((item) => item.value === best).slice(0, 1);
  }

  private tell(number: number): void {
    const ability = this.list[number];
    if (ability !== undefined) this.probe?.(ability.id);
  }

  /** The same question explained: every ability that answered something other than 0, or no (for `all`), or yes (`any`). */
  explain<K extends keyof H & string>(name: K, holder: Holder, s: StateOf<H[K]>, c: CaseOf<H[K]>): Item[] {
    const out: Item[] = [];
    const asked = this.asked[name];
    const all = asked?.how === 'all';
    for (const a of holder.abilities) {
      const ability = this.list[a];
      const hook = asked?.answers[a];
      if (ability === undefined || hook === undefined) continue;
      const answer = hook(s as never, c as never);
      const tells = typeof answer === 'number' ? answer !== 0 : answer !== all;
      if (tells) out.push({ rule: ability.rule, label: ability.label, value: Number(answer) });
    }
    return this.decisive(name, out);
  }
}
