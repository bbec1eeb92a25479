import type { LogLine, LogTurn } from './lines';

/** The words around the engine's own when the log is copied. */
export interface TextWords {
  needed(n: number, atLeast: boolean): string;
}

/** The log as plain text, to paste into a letter or a bug report. */
export function logAsText(log: readonly LogTurn[], words: TextWords): string {
  const out: string[] = [];
  for (const turn of log) {
    if (out.length > 0) out.push('');
    out.push(turn.title);
    for (const phase of turn.phases) {
      out.push(`  ${phase.title}`);
      for (const line of phase.lines) out.push(`    ${lineAsText(line, words)}`);
    }
  }
  return out.join('\n');
}

function lineAsText({ text, roll, items, rule }: LogLine, words: TextWords): string {
  const parts = [text];
  if (roll !== null && roll.needed !== null) {
    parts.push(`(${roll.dice.map((die) => die.face).join(' ')}; ${words.needed(roll.needed, roll.atLeast ?? false)})`);
  }
  for (const item of items) parts.push(`{${item.label} ${item.value} ${item.rule}}`);
  if (rule !== null) parts.push(`[${rule}]`);
  return parts.join(' ');
}
