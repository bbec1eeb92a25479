import { printHex } from '@sandtable/aces/map';
import { levelOf, UNIT_TYPES } from '@sandtable/aces/units';
import type { Catalogue } from '../../i18n/with-aces';
import { costLabel } from './mark-shapes';
import type { BoardUnit, Hex, Marks, Scene } from './model';
import { type Sheet, terrainAt } from './sheet';

type Words = Catalogue['board'];

/** Everything there is to see on a hex, in one sentence for those who hear it. */
export function hexWords(sheet: Sheet, scene: Scene, marks: Marks, hex: Hex, t: Words): string {
  return [...placeWords(sheet, scene, hex, t), ...pieceWords(scene, hex, t), ...markWords(sheet, marks, hex, t)].join(
    ', ',
  );
}

function placeWords({ board }: Sheet, scene: Scene, hex: Hex, t: Words): string[] {
  const name = printHex(board.map, hex);
  const factory = board.factoryAt[hex] ?? -1;
  const start = board.starts.indexOf(hex);
  const words = [t.hex(name, factory >= 0 ? ownerWords(scene, factory, t) : (t.terrains[terrainAt(board, hex)] ?? ''))];
  if (start > 0) words.push(t.start(start));
  return words;
}

function ownerWords(scene: Scene, factory: number, t: Words): string {
  const owner = scene.owners[factory] ?? 'neutral';
  if (owner === 'neutral') return t.neutral;
  return owner === 'destroyed' ? t.destroyed : t.owned(t.factions[owner]);
}

function pieceWords(scene: Scene, hex: Hex, t: Words): string[] {
  const unit = scene.units.find((u) => u.hex === hex);
  const token = scene.tokens?.find((x) => x.hex === hex);
  return [...(unit === undefined ? [] : unitWords(unit, t)), ...(token === undefined ? [] : [t.tokens[token.face]])];
}

function unitWords(unit: BoardUnit, t: Words): string[] {
  const level = t.levels[levelOf(unit.xp)] ?? '';
  return [
    t.unit(UNIT_TYPES[unit.type]?.name ?? '', t.factions[unit.faction]),
    unit.damage === 0 ? t.unhurt : t.damage(unit.damage),
    t.level(level, unit.xp),
    ...(['moved', 'duty', 'repairing', 'occupied'] as const)
      .filter((mark) => unit[mark] === true)
      .map((mark) => t[mark]),
  ];
}

function markWords({ board }: Sheet, marks: Marks, hex: Hex, { marks: t }: Words): string[] {
  const words: string[] = [];
  const note = (has: boolean | undefined, text: string): void => {
    if (has === true) words.push(text);
  };
  note(marks.pointed?.includes(hex), t.pointed);
  note(marks.selected === hex, t.selected);
  note(marks.actors?.includes(hex), t.actor);
  const reach = marks.reach?.find((r) => r.hex === hex);
  if (reach !== undefined) words.push(reach.halves === undefined ? t.reachFree : t.reach(costLabel(reach.halves)));
  note(marks.threatened?.includes(hex), t.threatened);
  note(marks.interceptors?.includes(hex), t.interceptor);
  note(marks.stakes?.includes(hex), t.stake);
  const target = marks.targets?.find((x) => x.hex === hex);
  if (target !== undefined) words.push(target.label === undefined ? t.targetOnly : t.target(target.label));
  note(marks.aim?.includes(hex), t.aim);
  for (const { from, to, number } of marks.arrows ?? []) {
    if (number === undefined) continue;
    if (from === hex) words.push(t.attackTo(number, printHex(board.map, to)));
    if (to === hex) words.push(t.attackFrom(number, printHex(board.map, from)));
  }
  for (const candidate of marks.candidates ?? []) note(candidate.hex === hex, t.candidate(candidate.rank));
  return words;
}
