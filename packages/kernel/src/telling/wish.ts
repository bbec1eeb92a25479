import { type WishWords, wishEnglish } from '../../words/en';
import { nearest } from './nearest';

/**
 * The short text for what a player wants: `shoot c3 c5 with mg`. One grammar serves the command line, the typed-command box
 * and screen readers. A game lists its forms; what they mean is the game's affair.
 */
export interface WishForm {
  readonly verb: string;
  readonly slots: readonly WishSlot[];
  /** One line for help texts. */
  readonly help: string;
}

export type SlotKind = 'place' | 'word' | 'number' | 'extras';

export interface WishSlot {
  readonly name: string;
  readonly kind: SlotKind;
  /** A word that must stand before the slot, e.g. `with`. */
  readonly after?: string;
  readonly optional?: true;
}

export interface Wish {
  readonly verb: string;
  readonly places: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** `+grenades +smoke`: in the order written. */
  readonly extras: readonly string[];
}

export interface WishProblem {
  /** Counted from 1. */
  readonly column: number;
  readonly expected: string;
  readonly found: string;
  /** Only where no command is called so: those whose names are nearest. */
  readonly near?: readonly string[];
}

export type WishResult =
  | { readonly ok: true; readonly value: Wish }
  | { readonly ok: false; readonly problem: WishProblem };

export interface WishLanguage {
  readonly forms: readonly WishForm[];
  isPlace(text: string): boolean;
  /** What a place looks like, e.g. "a space such as c3". */
  readonly placeHint: string;
  /** What it says of a text it cannot read; English if left out. */
  readonly words?: WishWords;
}

/** `wishForm('shoot', 'from:place to:place [with weapon:word]', '…')` */
export function wishForm(verb: string, pattern: string, help: string): WishForm {
  const slots: WishSlot[] = [];
  for (const part of pattern.match(/\[[^\]]*\]|[^\s[\]]+/g) ?? []) {
    const optional = part.startsWith('[');
    const words = part.replace(/[[\]]/g, '').trim().split(/\s+/);
    const [name, kind] = (words[words.length - 1] ?? '').split(':');
    if (name === undefined || !isKind(kind)) throw new Error(`Wish form "${verb}": cannot read "${part}".`);
    const after = words.length > 1 ? words[0] : undefined;
    slots.push({
      name,
      kind,
      ...(after === undefined ? {} : { after }),
      ...(optional ? { optional: true as const } : {}),
    });
  }
  return { verb, slots, help };
}

function isKind(kind: string | undefined): kind is SlotKind {
  return kind === 'place' || kind === 'word' || kind === 'number' || kind === 'extras';
}

/** `shoot FROM TO [with WEAPON]`, for help texts. */
export function printForm(form: WishForm): string {
  const slots = form.slots.map((s) => {
    const name = s.kind === 'extras' ? '+NAME …' : s.name.toUpperCase();
    const text = s.after === undefined ? name : `${s.after} ${name}`;
    return s.optional === true || s.kind === 'extras' ? `[${text}]` : text;
  });
  return [form.verb, ...slots].join(' ');
}

interface Token {
  readonly text: string;
  readonly column: number;
}

export function parseWish(language: WishLanguage, text: string): WishResult {
  const tokens = tokenise(text);
  const end = text.length + 1;
  const form = language.forms.find((f) => f.verb === tokens[0]?.text);
  if (form === undefined) {
    const [verb] = tokens;
    const words = language.words ?? wishEnglish;
    const verbs = language.forms.map((f) => f.verb);
    const near = verb === undefined ? undefined : nearest(verb.text, verbs);
    return wrong(words, verb, 1, words.command, near);
  }
  return new SlotReader(language, form, tokens.slice(1), end).read();
}

/** Fills the slots of one form from left to right. */
class SlotReader {
  private readonly places: Record<string, string> = {};
  private readonly words: Record<string, string> = {};
  private readonly say: WishWords;
  private readonly numbers: Record<string, number> = {};
  private readonly extras: string[] = [];
  private next = 0;
  /** What an optional slot would have taken in place of the next word. */
  private passedOver: string | null = null;

  constructor(
    private readonly language: WishLanguage,
    private readonly form: WishForm,
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {
    this.say = language.words ?? wishEnglish;
  }

  read(): WishResult {
    for (const slot of this.form.slots) {
      const problem = this.fill(slot);
      if (problem !== null) return problem;
    }
    const rest = this.tokens[this.next];
    if (rest !== undefined) return this.wrong(rest, this.passedOver ?? this.say.endOf(printForm(this.form)));
    const { places, words, numbers, extras } = this;
    return { ok: true, value: { verb: this.form.verb, places, words, numbers, extras } };
  }

  private fill(slot: WishSlot): WishResult | null {
    if (slot.kind === 'extras') return this.fillExtras();
    if (slot.after !== undefined) {
      if (this.tokens[this.next]?.text !== slot.after) {
        return slot.optional === true ? null : this.wrong(this.tokens[this.next], `"${slot.after}"`);
      }
      this.take();
    }
    const token = this.tokens[this.next];
    if (token !== undefined && this.accept(slot, token.text)) {
      this.take();
      return null;
    }
    const expected = `${slot.name}: ${slot.kind === 'place' ? this.language.placeHint : this.say[slot.kind]}`;
    if (slot.optional !== true || slot.after !== undefined) return this.wrong(token, expected);
    this.passedOver ??= expected;
    return null;
  }

  private wrong(token: Token | undefined, expected: string): WishResult {
    return wrong(this.say, token, this.end, expected);
  }

  private take(): void {
    this.next++;
    this.passedOver = null;
  }

  private fillExtras(): WishResult | null {
    for (let token = this.tokens[this.next]; token?.text.startsWith('+'); token = this.tokens[this.next]) {
      const name = token.text.slice(1);
      if (!isWord(name)) return this.wrong(token, this.say.extras);
      this.extras.push(name);
      this.take();
    }
    return null;
  }

  private accept(slot: WishSlot, text: string): boolean {
    switch (slot.kind) {
      case 'place':
        if (!this.language.isPlace(text)) return false;
        this.places[slot.name] = text;
        return true;
      case 'word':
        if (!isWord(text)) return false;
        this.words[slot.name] = text;
        return true;
      case 'number':
        if (!/^\d{1,6}$/.test(text)) return false;
        this.numbers[slot.name] = Number(text);
        return true;
      default:
        return false;
    }
  }
}

function isWord(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(text);
}

function tokenise(text: string): Token[] {
  const out: Token[] = [];
  for (const m of text.matchAll(/\S+/g)) out.push({ text: m[0].toLowerCase(), column: m.index + 1 });
  return out;
}

function wrong(
  words: WishWords,
  token: Token | undefined,
  end: number,
  expected: string,
  near?: readonly string[],
): WishResult {
  return {
    ok: false,
    problem: {
      column: token?.column ?? end,
      expected,
      found: token === undefined ? words.theEnd : `"${token.text.slice(0, 40)}"`,
      ...(near === undefined ? {} : { near }),
    },
  };
}

export function printWishProblem(problem: WishProblem, words: WishWords = wishEnglish): string {
  const { column, expected, found, near } = problem;
  return near === undefined ? words.problem(column, expected, found) : words.noCommand(column, found, near);
}
