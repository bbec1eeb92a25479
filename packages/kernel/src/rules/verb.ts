import type { Core, Frame, Option, Seat } from '../core';
import { PASS } from '../core';
import type { DecisionDef, FrameDef } from '../running/frames';
import type { Kernel } from '../running/kernel';
import type { Wish } from '../telling/wish';
import type { Refusal } from './check';
import { reactionWindow, type WindowFrame, type WindowMoment } from './window';

/** A wish that is not among the options, as the question that is open sees it. */
export interface Tried {
  readonly seat: Seat;
  /** The kind of the open question. */
  readonly kind: string;
  readonly wish: Wish;
  /** What the wish means. */
  readonly option: Option;
}

/** One thing a player can say: how it is typed, what it means, how it is printed, and why it may not be done. */
export interface Verb<S extends Core, W = unknown> {
  /** The word that is typed. Its help is in the words of the game, under the same name. */
  readonly word: string;
  /** What is typed after it. */
  readonly form: string;
  /** First words of the options it stands for; the word itself where nothing is said. */
  readonly options?: readonly string[];
  /** The text that chooses the option; its parts one after the other where nothing is said. */
  print?(s: S, seat: Seat, option: Option): string;
  /** The option a wish means, legal or not; null if it names nothing there is. Without arguments: the word alone. */
  read?(s: S, seat: Seat, wish: Wish): Option | null;
  /** Every rule that forbids it, by the checks that list the options; `w` is what the game can say. */
  refuse?(s: S, tried: Tried, w: W): readonly Refusal[];
  /** What the same wish answers to the question that follows; null where it has nothing more to say. */
  goOn?(s: S, seat: Seat, wish: Wish, kind: string): Option | null;
}

/**
 * What a decision offers of one or several verbs that are listed together, and what choosing one of them does. Decisions
 * are lists of these.
 */
export interface Act<S extends Core, F extends Frame = Frame, W = unknown> {
  readonly verbs: readonly Verb<S, W>[];
  offer(s: S, f: F, seat: Seat, out: Option[]): void;
  take(s: S, f: F, seat: Seat, option: Option, k: Kernel<S>): void;
  /** The frame goes on to its next step instead of asking again. */
  readonly goesOn?: boolean;
  /** Only a seat that nobody plays is offered it: no person may wish it. */
  readonly guest?: boolean;
  /** Taking it changes nothing but that it is not offered again: the list needs not be made anew. */
  readonly spares?: boolean;
}

/** A decision that is a list of acts. */
export interface Asking<S extends Core, F extends Frame, W = unknown> extends DecisionDef<S, F> {
  /** What a person may wish while it is open. */
  readonly verbs: readonly Verb<S, W>[];
}

/** What is asked: its rule, and the step that asks again, if one does. */
export interface Question {
  readonly kind: string;
  readonly rule: string;
  readonly again?: string;
}

/** First words of the options of an act. */
export function optionWords<S extends Core, W>(verbs: readonly Verb<S, W>[]): string[] {
  return verbs.flatMap(({ word, options }) => options ?? [word]);
}

/** The act an option belongs to. */
function finder<S extends Core, F extends Frame, W>(acts: readonly Act<S, F, W>[]): (option: Option) => Act<S, F, W> {
  const byWord = new Map(acts.flatMap((act) => optionWords(act.verbs).map((word) => [word, act] as const)));
  return (option) => {
    const act = byWord.get(String(option[0]));
    if (act === undefined) throw new RangeError(`Nobody offers "${option.join(' ')}".`);
    return act;
  };
}

function offerAll<S extends Core, F extends Frame, W>(acts: readonly Act<S, F, W>[]): Act<S, F, W>['offer'] {
  return (s, f, seat, out) => {
    for (let i = 0; i < acts.length; i++) acts[i]?.offer(s, f, seat, out);
  };
}

/**
 * Asks for one of these acts, in their order, and asks again at `again`, where there is such a step, until one of them goes
 * on. `also` are verbs that are explained though they are never offered here.
 */
export function asking<S extends Core, F extends Frame, W = unknown>(
  { kind, rule, again }: Question,
  acts: readonly Act<S, F, W>[],
  also: readonly Verb<S, W>[] = [],
): Asking<S, F, W> {
  const actOf = finder(acts);
  return {
    kind,
    rule,
    verbs: [...acts.flatMap((act) => (act.guest === true ? [] : act.verbs)), ...also],
    offer: offerAll(acts),
    take(s, f, seat, option, k) {
      const act = actOf(option);
      if (again !== undefined && act.goesOn !== true) k.jump(f, again);
      act.take(s, f, seat, option, k);
    },
    spares: (option) => actOf(option).spares === true,
  };
}

/** A moment at which others may step in with one of these acts, or let it pass. */
export function reacting<S extends Core, F extends Frame, W = unknown>(
  moment: WindowMoment<S, F>,
  acts: readonly Act<S, F, W>[],
): FrameDef<S, WindowFrame> {
  const actOf = finder(acts);
  const def = reactionWindow<S, F>({
    ...moment,
    offer: offerAll(acts),
    take: (s, f, seat, option, k) => actOf(option).take(s, f, seat, option, k),
  });
  const verbs: readonly Verb<S, W>[] = [...acts.flatMap((act) => act.verbs), { word: PASS, form: '' }];
  return { ...def, decisions: def.decisions.map((decision): Asking<S, WindowFrame, W> => ({ ...decision, verbs })) };
}

/** Which verbs each question could be answered with, as its decision lists them. */
export type Questions<S extends Core, W = unknown> = ReadonlyMap<string, readonly Verb<S, W>[]>;

/** What every question of a game may be answered with; one that is no list of acts is a mistake of the author. */
export function questionsOf<S extends Core, W = unknown>(frames: readonly FrameDef<S>[]): Questions<S, W> {
  const all = new Map<string, readonly Verb<S, W>[]>();
  for (const { at, decisions } of frames)
    for (const decision of decisions) {
      if (!('verbs' in decision)) throw new Error(`"${decision.kind}" of frame "${at}" is no list of acts.`);
      all.set(decision.kind, [...(all.get(decision.kind) ?? []), ...(decision as Asking<S, Frame, W>).verbs]);
    }
  return all;
}

/** Could the question be answered with it at all? */
export function fitsQuestion<S extends Core, W>(questions: Questions<S, W>, kind: string, word: string): boolean {
  return (questions.get(kind) ?? []).some((verb) => verb.word === word);
}

/** All verbs of a game, found by what is typed or by the first word of an option. */
export interface Vocabulary<V> {
  ofWord(word: string): V | undefined;
  ofOption(word: string): V | undefined;
}

export function vocabulary<V extends { readonly word: string; readonly options?: readonly string[] }>(
  verbs: readonly V[],
): Vocabulary<V> {
  const byWord: ReadonlyMap<string, V> = new Map(verbs.map((verb) => [verb.word, verb]));
  const byOption: ReadonlyMap<string, V> = new Map(
    verbs.flatMap((verb) => (verb.options ?? [verb.word]).map((word) => [word, verb] as const)),
  );
  return { ofWord: (word) => byWord.get(word), ofOption: (word) => byOption.get(word) };
}
