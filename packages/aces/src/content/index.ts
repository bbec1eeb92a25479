import { type Problem, type Result, readShape, stableHash, under } from '@sandtable/kernel';
import { SUMMER } from '../../content/maps/summer';
import { WINTER } from '../../content/maps/winter';
import unitList from '../../content/units.json';
import { mapName } from '../map/map-name';
import { checkMap } from './checks/map-checks';
import { checkDice, checkUnits } from './checks/unit-checks';
import type { UnitPatch } from './checks/unit-shape';
import { type Pack, PackShape } from './pack-shape';
import { HOUSE_DICE } from './unit-types';

/** Maps by the names a set-up and a position know. */
const MAPS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'summer', text: SUMMER },
  { name: 'winter', text: WINTER },
];

/** The text of one of our maps; empty for any other. */
export function ourMap(name: string): string {
  return MAPS.find((map) => map.name === name)?.text ?? '';
}

/** The same pack, known to be one that can be played with; everything wrong with it otherwise. */
export function playablePack(raw: unknown): Result<Pack> {
  const read = readShape(PackShape, raw);
  if (!read.ok) return read;
  const wrong = checkPack(raw).filter((problem) => problem.warning !== true);
  return wrong.length > 0 ? { ok: false, problems: wrong } : read;
}

/** What a pack changes, as a hash: two packs that differ in their names only are one. */
export function packHash({ name: _name, ...changes }: Pack): string {
  return stableHash(changes);
}

/** Everything wrong with the unit mats and maps, or with a pack; what is only odd about a map is a warning. */
export function checkContent(pack?: unknown): readonly Problem[] {
  if (pack !== undefined) return checkPack(pack);
  return [
    ...checkUnits(unitList).map((p) => under('units.json', p)),
    ...checkDice(HOUSE_DICE).map((p) => under('dice', p)),
    ...MAPS.flatMap(({ name, text }) => mapProblems(text).map((p) => under(`maps/${name}`, p))),
  ];
}

function mapProblems(text: string): readonly Problem[] {
  const { errors, warnings } = checkMap(text);
  return [...errors, ...warnings.map((p) => ({ ...p, warning: true as const }))];
}

function checkPack(raw: unknown): readonly Problem[] {
  const read = readShape(PackShape, raw);
  if (!read.ok) return read.problems;
  const { units = [], maps = [], dice = HOUSE_DICE } = read.value;
  return [...checkPatches(units), ...checkDice(dice).map((p) => under('dice', p)), ...checkMaps(maps)];
}

/** The rows a pack speaks of, with its values in place of ours, held to the same checks as our own. */
function checkPatches(patches: readonly UnitPatch[]): readonly Problem[] {
  const problems: Problem[] = [];
  const rows: { readonly faction: string; readonly id: string }[] = unitList.slice();
  /** Which entry of the pack each row comes from. */
  const from = new Array<number>(rows.length).fill(-1);
  patches.forEach((patch, i) => {
    const at = rows.findIndex((row) => row.faction === patch.faction && row.id === patch.id);
    const row = rows[at];
    if (row === undefined) {
      const known = rows.filter((r) => r.faction === patch.faction).map((r) => r.id);
      problems.push({ path: `${i}/id`, message: `Expected one of ${known.join(', ')}, found "${patch.id}".` });
    } else if (from[at] !== -1) {
      problems.push({ path: `${i}/id`, message: `Expected each unit once, found "${patch.id}" twice.` });
    } else {
      // who prints the three thresholds prints the first of them as the attack value
      rows[at] = { ...row, ...(patch.levels === undefined ? {} : { value: patch.levels[0] }), ...patch };
      from[at] = i;
    }
  });
  const wrong = problems.length > 0 ? problems : checkUnits(rows).map((p) => inPack(p, from));
  return wrong.map((p) => under('units', p));
}

/** A fault of a row, at the entry of the pack that made it. */
function inPack(problem: Problem, from: readonly number[]): Problem {
  const [row = '', ...cell] = problem.path.split('/');
  const entry = from[Number(row)] ?? -1;
  return entry < 0 ? { ...problem, path: '' } : { ...problem, path: [entry, ...cell].join('/') };
}

/** Every map by itself, and none by the name of another. */
function checkMaps(texts: readonly string[]): readonly Problem[] {
  const names = MAPS.map((map) => map.name);
  return texts.flatMap((text, i) => {
    const name = mapName(text);
    const taken = names.includes(name);
    names.push(name);
    const again: Problem[] = taken ? [{ path: 'name', message: `Expected a new name, found "${name}".` }] : [];
    return [...again, ...mapProblems(text)].map((p) => under(`maps/${i}`, p));
  });
}
