/** No sentence of ours is longer than this, whatever it quotes. */
const LONGEST = 1500;

/**
 * Somebody else's text in a sentence of ours: on one line, nothing a terminal would obey or that turns the reading direction, and
 * never a page of it.
 */
export function oneLine(text: string, most = LONGEST): string {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return short.replace(/[\p{C}\u2028\u2029]+/gu, ' ');
}

/** How much of a value a message shows. */
const SHOWN = 60;

/** A value in a message: short, and never a page of it; a large one is not even written out. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = oneLine(written(value, SHOWN), SHOWN + 1);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 3)}…` : text;
}

/** As JSON would write it, as far as there is room. */
function written(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.length > room ? value.slice(0, room) : value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  return Array.isArray(value) ? list(value, room) : record(value as Record<string, unknown>, room);
}

function list(values: readonly unknown[], room: number): string {
  let out = '[';
  for (let i = 0; i < values.length; i++) {
    if (out.length > room) return out;
    out += `${i === 0 ? '' : ','}${written(values[i], room - out.length)}`;
  }
  return `${out}]`;
}

function record(value: Readonly<Record<string, unknown>>, room: number): string {
  let out = '{';
  // eslint-disable-next-line no-restricted-syntax -- shown as it was written
  for (const key of Object.keys(value)) {
    if (out.length > room) return out;
    const name = JSON.stringify(key.slice(0, room));
    out += `${out === '{' ? '' : ','}${name}:${written(value[key], room - out.length)}`;
  }
  return `${out}}`;
}
