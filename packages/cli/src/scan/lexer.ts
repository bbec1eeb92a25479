/** As much of TypeScript as finding calls takes: words, texts and signs, with comments left out. */
export interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  /** For a text: what stands between the quotes. Template texts with expressions count as a sign. */
  readonly text: string;
  readonly line: number;
}

const WORD = /[\p{L}\p{N}_$]+/uy;
/** After these a slash begins a regular expression; after a word or a closing bracket it divides. */
const BEFORE_REGEX = new Set([
  '(',
  ',',
  '=',
  ':',
  '[',
  '!',
  '&',
  '|',
  '?',
  '{',
  '}',
  ';',
  '+',
  '-',
  '*',
  '%',
  '<',
  '>',
  '~',
  '^',
]);
const WORDS_BEFORE_REGEX = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'void',
  'throw',
  'await',
  'yield',
  'else',
  'do',
]);

export function tokens(source: string): Token[] {
  return new Reader(source).read();
}

class Reader {
  private readonly out: Token[] = [];
  private at = 0;
  private line = 1;

  constructor(private readonly source: string) {}

  read(): Token[] {
    this.readUntil(null);
    return this.out;
  }

  /** Reads to the end, or to the bracket that closes an expression inside a template text. */
  private readUntil(close: '}' | null): void {
    let depth = 0;
    while (this.at < this.source.length) {
      const char = this.source.charAt(this.at);
      if (close !== null && char === '}' && depth === 0) return;
      if (char === '{') depth++;
      if (char === '}') depth--;
      this.readOne(char);
    }
  }

  private readOne(char: string): void {
    const next = this.source.charAt(this.at + 1);
    if (char === '/' && next === '/') this.skipTo('\n');
    else if (char === '/' && next === '*') this.skipTo('*/', 2);
    else if (char === '/' && this.regexMayStand()) this.readRegex();
    else if (char === '"' || char === "'") this.readQuoted(char);
    else if (char === '`') this.readTemplate();
    else if (/\s/.test(char)) this.step(1);
    else if (!this.readWord()) this.emit('sign', char, 1);
  }

  private readWord(): boolean {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.source)?.[0];
    if (word === undefined) return false;
    this.emit('word', word, word.length);
    return true;
  }

  private readQuoted(quote: string): void {
    const { line } = this;
    const begin = this.at + 1;
    this.step(1);
    while (
      this.at < this.source.length &&
      this.source.charAt(this.at) !== quote &&
      this.source.charAt(this.at) !== '\n'
    ) {
      this.step(this.source.charAt(this.at) === '\\' ? 2 : 1);
    }
    this.out.push({ kind: 'text', text: unescaped(this.source.slice(begin, this.at)), line });
    this.step(1);
  }

  private readTemplate(): void {
    const { line } = this;
    const begin = this.at + 1;
    let isPlain = true;
    this.step(1);
    while (this.at < this.source.length && this.source.charAt(this.at) !== '`') {
      if (this.source.startsWith('${', this.at)) {
        isPlain = false;
        this.step(2);
        this.readUntil('}');
        this.step(1);
      } else {
        this.step(this.source.charAt(this.at) === '\\' ? 2 : 1);
      }
    }
    const text = this.source.slice(begin, this.at);
    this.out.push(isPlain ? { kind: 'text', text: unescaped(text), line } : { kind: 'sign', text: '`', line });
    this.step(1);
  }

  private readRegex(): void {
    const { line } = this;
    let inClass = false;
    this.step(1);
    for (; this.at < this.source.length; this.step(1)) {
      const char = this.source.charAt(this.at);
      if (char === '\n' || (char === '/' && !inClass)) break;
      if (char === '\\') this.step(1);
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
    }
    this.out.push({ kind: 'sign', text: '/', line });
    this.step(1);
  }

  private regexMayStand(): boolean {
    const last = this.out[this.out.length - 1];
    if (last === undefined) return true;
    return last.kind === 'word'
      ? WORDS_BEFORE_REGEX.has(last.text)
      : last.kind === 'sign' && BEFORE_REGEX.has(last.text);
  }

  private emit(kind: Token['kind'], text: string, length: number): void {
    this.out.push({ kind, text, line: this.line });
    this.step(length);
  }

  private skipTo(end: string, beyond = 0): void {
    const found = this.source.indexOf(end, this.at + beyond);
    this.step((found < 0 ? this.source.length : found + beyond) - this.at);
  }

  private step(length: number): void {
    for (let i = 0; i < length && this.at < this.source.length; i++, this.at++) {
      if (this.source.charAt(this.at) === '\n') this.line++;
    }
  }
}

function unescaped(text: string): string {
  return text.replace(/\\(u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|\r?\n|.)/gi, (_whole, code: string) => {
    if (code.endsWith('\n')) return '';
    if (/^[ux].+/i.test(code)) return String.fromCodePoint(Number.parseInt(code.replace(/[ux{}]/gi, ''), 16));
    return code === 'n' ? '\n' : code === 't' ? '\t' : code;
  });
}
