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
}

export type WishResult =
  | { readonly ok: true; readonly value: Wish }
  | { readonly ok: false; readonly problem: WishProblem };

export interface WishLanguage {
  readonly forms: readonly WishForm[];
  isPlace(text: string): boolean;
  /** What a place looks like, e.g. "a space such as c3". */
  readonly placeHint: string;
}

const EXAMPLES: Readonly<Record<Exclude<SlotKind, 'place'>, string>> = {
  word: 'a name such as mg',
  number: 'a whole number',
  extras: 'an upgrade such as +grenades',
};

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
    return wrong(tokens[0], 1, `one of ${language.forms.map((f) => f.verb).join(', ')}`);
  }
  return new SlotReader(language, form, tokens.slice(1), end).read();
}

/** Fills the slots of one form from left to right. */
class SlotReader {
  private readonly places: Record<string, string> = {};
  private readonly words: Record<string, string> = {};
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
  ) {}

  read(): WishResult {
    for (const slot of this.form.slots) {
      const problem = this.fill(slot);
      if (problem !== null) return problem;
    }
    const rest = this.tokens[this.next];
    if (rest !== undefined) return wrong(rest, this.end, this.passedOver ?? `the end of "${printForm(this.form)}"`);
    const { places, words, numbers, extras } = this;
    return { ok: true, value: { verb: this.form.verb, places, words, numbers, extras } };
  }

  private fill(slot: WishSlot): WishResult | null {
    if (slot.kind === 'extras') return this.fillExtras();
    if (slot.after !== undefined) {
      if (this.tokens[this.next]?.text !== slot.after) {
        return slot.optional === true ? null : wrong(this.tokens[this.next], this.end, `"${slot.after}"`);
      }
      this.take();
    }
    const token = this.tokens[this.next];
    if (token !== undefined && this.accept(slot, token.text)) {
      this.take();
      return null;
    }
    const expected = `${slot.name}: ${slot.kind === 'place' ? this.language.placeHint : EXAMPLES[slot.kind]}`;
    if (slot.optional !== true || slot.after !== undefined) return wrong(token, this.end, expected);
    this.passedOver ??= expected;
    return null;
  }

  private take(): void {
    this.next++;
    this.passedOver = null;
  }

  private fillExtras(): WishResult | null {
    for (let token = this.tokens[this.next]; token?.text.startsWith('+'); token = this.tokens[this.next]) {
      const name = token.text.slice(1);
      if (!isWord(name)) return wrong(token, this.end, EXAMPLES.extras);
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

function wrong(token: Token | undefined, end: number, expected: string): WishResult {
  return {
    ok: false,
    problem: {
      column: token?.column ?? end,
      expected,
      found: token === undefined ? 'the end' : `"${token.text.slice(0, 40)}"`,
    },
  };
}

export function printWishProblem(problem: WishProblem): string {
  return `column ${problem.column}: expected ${problem.expected}, found ${problem.found}`;
}
