import { expect, it } from 'vitest';
import { gmBoard } from './en/gm-board';
import { gmPlay } from './en/gm-play';
import { gmReact } from './en/gm-react';
import { gmRecord } from './en/gm-record';
import { retold } from './en/retold';

/** Sentences whose gaps are for aircraft, heroes, cards, sides and the units of Aces & Armor: each is one by its name. */
const OF_ONE = [
  'gmBoard.goals.hold',
  'gmBoard.goals.destroy',
  'gmPlay.prompt.playOn',
  'gmPlay.prompt.bomb',
  'gmPlay.button.partner',
  'gmPlay.aim.intercept',
  'gmPlay.aim.escort',
  'gmPlay.aim.hero',
  'gmReact.played',
  'gmReact.sheets.orders.happening',
  'gmReact.sheets.engage.happening',
  'gmRecord.log.income',
  'gmRecord.log.behaviour',
  'retold.summary.salvo',
];

/** Every sentence of a catalogue by its path, with the name of a unit that means several in each of its gaps. */
function sentences(words: unknown, unit: string, path: string): [string, string][] {
  if (typeof words === 'function') {
    // gaps for lists and numbers take no name; such a sentence is not about a unit
    try {
      return [[path, String((words as (...names: string[]) => unknown)(unit, unit, unit))]];
    } catch {
      return [];
    }
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, part]) => sentences(part, unit, path === '' ? key : `${path}.${key}`));
}

it.each(['Gurkhas', 'Gurkhas on c3'])('no sentence of 2GM gives several men the verb of one: %s', (unit) => {
  const all = sentences({ gmBoard, gmPlay, gmReact, gmRecord, retold }, unit, '');
  const named = all.filter(([, text]) => text.includes(unit));
  expect(named.length).toBeGreaterThan(80);
  const wrong = new RegExp(`${unit} (is|has|(?!across)[a-z]+s)\\b|${unit}: choose [^.]*\\b(it|its)\\b`);
  expect(named.flatMap(([path, text]) => (wrong.test(text) ? [path] : []))).toEqual(OF_ONE);
});
