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

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `1 rule`, `2 rules`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
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
