import { type Problem, type Result, readShape, success } from '@sandtable/kernel';
import type { Catalogue } from '../content/index';
import { catalogue } from '../content/index';
import { type Goal, type Scenario, ScenarioShape, type ScenarioSide } from './shape';

/** Reads a scenario somebody wrote; everything wrong with it is named with its place. */
export function readScenario(raw: unknown): Result<Scenario> {
  const read = readShape(ScenarioShape, raw);
  if (!read.ok) return read;
  const problems = checkScenario(read.value, catalogue);
  return problems.length === 0 ? success(read.value) : { ok: false, problems };
}

/** A document that means to be a scenario, and no pack of cards. */
export function isScenario(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'field' in raw && 'briefing' in raw;
}

/** Everything wrong with a scenario somebody wrote. */
export function scenarioProblems(raw: unknown): readonly Problem[] {
  const read = readScenario(raw);
  return read.ok ? [] : read.problems;
}

/** References and legality: cards exist and fit, nothing lies on water or on something else, the goals can be met. */
export function checkScenario(s: Scenario, c: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const taken = new Map<string, string>();
  s.terrain.forEach((t, i) => {
    const card = c.byId.get(`terrain/${t.card}`);
    if (card === undefined) add(`terrain/${i}/card`, `There is no Terrain card "${t.card}".`);
    t.at.forEach((at, j) => {
      if (isWater(s, at)) add(`terrain/${i}/at/${j}`, `${at} is inaccessible.`);
      if (taken.has(at)) add(`terrain/${i}/at/${j}`, `${at} already has a Terrain card.`);
      taken.set(at, t.card);
    });
    if (t.at.length > 1 && card?.kind === 'terrain' && card.tags.includes('building'))
      add(`terrain/${i}/at`, 'A building stands on one space.');
  });
  s.bridges.forEach((at, i) => {
    if (!'lrs'.includes(natural(s, at))) add(`bridges/${i}`, `${at} is no water to be bridged.`);
  });
  s.mines.forEach(({ at }, i) => {
    if (isWater(s, at)) add(`mines/${i}/at`, `${at} is inaccessible.`);
    if (s.mines.findIndex((m) => m.at === at) < i) add(`mines/${i}/at`, `${at} already has a mine.`);
  });
  s.forbidden.forEach((id, i) => {
    if (!c.byId.has(id)) add(`forbidden/${i}`, `There is no card "${id}".`);
  });
  const standing = new Set<string>();
  for (const name of ['south', 'north'] as const) {
    const side = s[name];
    for (const p of checkSide(s, side, c)) add(`${name}/${p.path}`, p.message);
    side.units.forEach((u, i) => {
      if (standing.has(u.at)) add(`${name}/units/${i}/at`, `Two units stand on ${u.at}.`);
      standing.add(u.at);
    });
  }
  const survives = [...s.south.goals, ...s.north.goals].some((goal) => goal.kind === 'survive');
  if (survives && s.turns === 0) add('turns', 'Somebody has to hold out, but the turns have no limit.');
  return problems;
}

/** A unit of the nation or a support card of that name; null if there is neither. */
export function cardId(side: ScenarioSide, card: string, c: Catalogue): string | null {
  return [`${side.nation}/${card}`, `support/${card}`].find((id) => c.byId.has(id)) ?? null;
}

function natural(s: Scenario, at: string): string {
  return s.field[6 - Number(at[1])]?.[at.charCodeAt(0) - 97] ?? '.';
}

function isWater(s: Scenario, at: string): boolean {
  return 'lrs'.includes(natural(s, at)) && !s.bridges.includes(at);
}

function checkSide(s: Scenario, side: ScenarioSide, c: Catalogue): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const deck = c.decks.find((d) => d.id === side.deck);
  if (deck === undefined) add('deck', `There is no deck "${side.deck}".`);
  else if (deck.nation !== side.nation) add('deck', `"${side.deck}" is a deck of another nation.`);
  side.units.forEach((u, i) => {
    const card = c.byId.get(`${side.nation}/${u.card}`);
    if (card?.kind !== 'unit') {
      add(`units/${i}/card`, `There is no unit "${u.card}" of this nation.`);
      return;
    }
    if (card.type === 'aircraft') add(`units/${i}/card`, 'Aircraft wait beside the HQ.');
    const swims = card.tags.includes('amphibious') || card.tags.includes('embark-disembark');
    if (isWater(s, u.at) && !swims) add(`units/${i}/at`, `${u.at} is inaccessible.`);
    u.upgrades.forEach((token, j) => {
      if (!card.upgrades.some((offer) => offer.token === token))
        add(`units/${i}/upgrades/${j}`, `Its card does not list "${token}".`);
    });
    if (u.wounds >= card.hp) add(`units/${i}/wounds`, `It has only ${card.hp} HP.`);
  });
  side.cards.forEach(({ card }, i) => {
    if (cardId(side, card, c) === null) add(`cards/${i}/card`, `There is no card "${card}" of this nation.`);
  });
  side.solo.terrain.forEach((card, i) => {
    if (!c.byId.has(`terrain/${card}`)) add(`solo/terrain/${i}`, `There is no Terrain card "${card}".`);
  });
  side.goals.forEach((goal, i) => {
    for (const p of checkGoal(s, side, goal, c)) add(`goals/${i}/${p.path}`, p.message);
  });
  return problems;
}

function checkGoal(s: Scenario, side: ScenarioSide, goal: Goal, c: Catalogue): Problem[] {
  switch (goal.kind) {
    case 'destroy-places':
      return [
        ...(goal.count > goal.at.length
          ? [{ path: 'count', message: `There are only ${goal.at.length} places.` }]
          : []),
        ...goal.at.flatMap((at, i) =>
          isDestructible(s, at, c) ? [] : [{ path: `at/${i}`, message: `There is nothing to destroy on ${at}.` }],
        ),
      ];
    case 'hold-places':
      return goal.count > goal.at.length
        ? [{ path: 'count', message: `There are only ${goal.at.length} places.` }]
        : goal.at.flatMap((at, i) =>
            isWater(s, at) ? [{ path: `at/${i}`, message: `Nobody can stand on ${at}.` }] : [],
          );
    case 'rescue':
      return side.units.filter((u) => u.card === goal.card).length >= goal.count
        ? []
        : [{ path: 'card', message: `The side has no ${goal.count} units "${goal.card}" on the field.` }];
    default:
      return [];
  }
}

function isDestructible(s: Scenario, at: string, c: Catalogue): boolean {
  const piece = s.terrain.find((t) => t.at.includes(at));
  if (piece === undefined) return 'fb'.includes(natural(s, at));
  const card = c.byId.get(`terrain/${piece.card}`);
  return card?.kind === 'terrain' && !card.tags.includes('indestructible');
}
