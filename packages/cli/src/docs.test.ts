import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gmGame } from '@sandtable/2gm';
import { acesGame } from '@sandtable/aces';
import { printForm } from '@sandtable/kernel';
import { toyGame } from '@sandtable/testkit/toy';
import { describe, expect, it } from 'vitest';
import { folder, ROOT, run } from './harness.fixture';

/** Splits a page into its fenced blocks: what the fence says, and what stands inside. */
function blocksOf(page: string): { readonly info: string; readonly text: string }[] {
  const fences = page.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, info = '', text = '']) => ({ info, text }));
}

/** The commands of a console block with what they are said to print. */
function commandsOf(text: string): { readonly line: string; readonly prints: string }[] {
  return text
    .split(/^\$ sandtable /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { line: part.slice(0, end), prints: part.slice(end + 1) };
    });
}

/** As a shell would, as far as the pages need it. */
function words(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

describe.each(['position-format.md', 'wish-language.md'])('docs/%s', (name) => {
  const page = readFileSync(join(ROOT, 'docs', name), 'utf8');
  const blocks = blocksOf(page);
  const files = blocks.flatMap(({ info, text }) => {
    const file = /^yaml (\S+)$/.exec(info)?.[1];
    return file === undefined ? [] : [[file, text] as const];
  });
  const cwd = folder(Object.fromEntries(files));
  const commands = blocks.filter(({ info }) => info === 'console').flatMap(({ text }) => commandsOf(text));

  it('has examples', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(commands.length).toBeGreaterThan(4);
  });

  it.each(commands)('prints what it says: $line', async ({ line, prints }) => {
    const { out, err } = await run(words(line), { cwd });
    expect(out + err).toBe(prints);
  });
});

it.each([
  ['The duel', toyGame.language],
  ['2GM', gmGame.language],
  ['Aces & Armor', acesGame.language],
])('the wish language lists every form of %s', (title, language) => {
  const page = readFileSync(join(ROOT, 'docs/wish-language.md'), 'utf8');
  const from = page.indexOf(`## ${title}`);
  const to = page.indexOf('\n## ', from + 1);
  const chapter = page.slice(from, to < 0 ? undefined : to);
  const forms = [...chapter.matchAll(/^\| `([^`]+)` \| (.*) \|$/gm)].map(([, form, help]) => `${form}: ${help}`);
  expect(forms).toEqual(language.forms.map((form) => `${printForm(form)}: ${form.help}`));
});
