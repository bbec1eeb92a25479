type TableRow = readonly (string | number)[];

/** A table whose columns line up; columns with numbers stand to the right. */
export function table(rows: readonly TableRow[], indent = ''): string {
  const widths: number[] = [];
  const right = new Set<number>();
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
      if (typeof cell === 'number') right.add(i);
    });
  }
  const line = (row: TableRow): string => {
    const cells = row.map((cell, i) => {
      const width = widths[i] ?? 0;
      return right.has(i) ? String(cell).padStart(width) : String(cell).padEnd(width);
    });
    return `${indent}${cells.join('  ')}`.trimEnd();
  };
  return `${rows.map(line).join('\n')}\n`;
}

/** What JSON itself leaves as it is and a terminal would obey is written as an escape. */
export function json(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(/[^\P{C}\n]|[\u2028\u2029]/gu, escaped)}\n`;
}

function escaped(char: string): string {
  return Array.from({ length: char.length }, (_, i) => char.charCodeAt(i).toString(16).padStart(4, '0'))
    .map((digits) => `\\u${digits}`)
    .join('');
}

/** Text as a terminal may show it: lines stay lines, and nothing in them is a command to it. */
export function harmless(text: string): string {
  return text.replace(/[^\P{C}\n\t]|[\u2028\u2029]/gu, '\ufffd');
}

/** `1 rule`, `2 rules`; with a plural of its own, `1 die`, `2 dice`. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}

/** Breaks a text into lines of at most this width; words are never cut. */
export function wrap(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines.map((l) => `${indent}${l}\n`).join('');
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
