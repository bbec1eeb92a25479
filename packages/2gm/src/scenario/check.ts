import { type Problem, type Result, readShape, success } from '@sandtable/kernel';
import { en } from '../../words/en/index';
import type { GmWords } from '../../words/index';
import type { Catalogue } from '../content/index';
import { catalogue } from '../content/index';
import { type Goal, type Scenario, ScenarioShape, type ScenarioSide } from './shape';

/** Reads a scenario somebody wrote; everything wrong with it is named with its place. */
export function readScenario(raw: unknown, w: GmWords = en): Result<Scenario> {
  const read = readShape(ScenarioShape, raw, w.shape);
  if (!read.ok) return read;
  const problems = checkScenario(read.value, catalogue, w);
  return problems.length === 0 ? success(read.value) : { ok: false, problems };
}

/** A document that means to be a scenario, and no pack of cards. */
export function isScenario(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'field' in raw && 'briefing' in raw;
}

/** Everything wrong with a scenario somebody wrote. */
export function scenarioProblems(raw: unknown, w: GmWords = en): readonly Problem[] {
  const read = readScenario(raw, w);
  return read.ok ? [] : read.problems;
}

/** References and legality: cards exist and fit, nothing lies on water or on something else, the goals can be met. */
export function checkScenario(s: Scenario, c: Catalogue, w: GmWords): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const taken = new Map<string, string>();
  s.terrain.forEach((t, i) => {
    const card = c.byId.get(`terrain/${t.card}`);
    if (card === undefined) add(`terrain/${i}/card`, w.scenario.noTerrainCard(t.card));
    t.at.forEach((at, j) => {
      if (isWater(s, at)) add(`terrain/${i}/at/${j}`, w.scenario.isInaccessible(at));
      if (taken.has(at)) add(`terrain/${i}/at/${j}`, w.scenario.alreadyTerrainCard(at));
      taken.set(at, t.card);
    });
    if (t.at.length > 1 && card?.kind === 'terrain' && card.tags.includes('building'))
      add(`terrain/${i}/at`, w.scenario.buildingStandsOneSpace);
  });
  s.bridges.forEach((at, i) => {
    if (!'lrs'.includes(natural(s, at))) add(`bridges/${i}`, w.scenario.noWaterBridged(at));
  });
  s.mines.forEach(({ at }, i) => {
    if (isWater(s, at)) add(`mines/${i}/at`, w.scenario.isInaccessible(at));
    if (s.mines.findIndex((m) => m.at === at) < i) add(`mines/${i}/at`, w.scenario.alreadyMine(at));
  });
  s.forbidden.forEach((id, i) => {
    if (!c.byId.has(id)) add(`forbidden/${i}`, w.scenario.noCard(id));
  });
  const standing = new Set<string>();
  for (const name of ['south', 'north'] as const) {
    const side = s[name];
    for (const p of checkSide(s, side, c, w)) add(`${name}/${p.path}`, p.message);
    side.units.forEach((u, i) => {
      if (standing.has(u.at)) add(`${name}/units/${i}/at`, w.scenario.twoUnitsStand(u.at));
      standing.add(u.at);
    });
  }
  const survives = [...s.south.goals, ...s.north.goals].some((goal) => goal.kind === 'survive');
  if (survives && s.turns === 0) add('turns', w.scenario.somebodyHoldOutBut);
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

function checkSide(s: Scenario, side: ScenarioSide, c: Catalogue, w: GmWords): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string): void => void problems.push({ path, message });
  const deck = c.decks.find((d) => d.id === side.deck);
  if (deck === undefined) add('deck', w.scenario.noDeck(side.deck));
  else if (deck.nation !== side.nation) add('deck', w.scenario.deckAnotherNation(side.deck));
  side.units.forEach((u, i) => {
    const card = c.byId.get(`${side.nation}/${u.card}`);
    if (card?.kind !== 'unit') {
      add(`units/${i}/card`, w.scenario.noUnitNation(u.card));
      return;
    }
    if (card.type === 'aircraft') add(`units/${i}/card`, w.scenario.aircraftWaitBesideHq);
    const swims = card.tags.includes('amphibious') || card.tags.includes('embark-disembark');
    if (isWater(s, u.at) && !(swims && natural(s, u.at) !== 'l')) add(`units/${i}/at`, w.scenario.isInaccessible(u.at));
    u.upgrades.forEach((token, j) => {
      if (!card.upgrades.some((offer) => offer.token === token))
        add(`units/${i}/upgrades/${j}`, w.scenario.cardNotList(token));
    });
    if (u.wounds >= card.hp) add(`units/${i}/wounds`, w.scenario.onlyHp(card.hp));
  });
  side.cards.forEach(({ card }, i) => {
    if (cardId(side, card, c) === null) add(`cards/${i}/card`, w.scenario.noCardNation(card));
  });
  side.solo.terrain.forEach((card, i) => {
    if (!c.byId.has(`terrain/${card}`)) add(`solo/terrain/${i}`, w.scenario.noTerrainCard(card));
  });
  side.goals.forEach((goal, i) => {
    for (const p of checkGoal(s, side, goal, c, w)) add(`goals/${i}/${p.path}`, p.message);
  });
  return problems;
}

function checkGoal(s: Scenario, side: ScenarioSide, goal: Goal, c: Catalogue, w: GmWords): Problem[] {
  switch (goal.kind) {
    case 'destroy-places':
      return [
        ...(goal.count > goal.at.length ? [{ path: 'count', message: w.scenario.onlyPlaces(goal.at.length) }] : []),
        ...goal.at.flatMap((at, i) =>
          isDestructible(s, at, c) ? [] : [{ path: `at/${i}`, message: w.scenario.nothingDestroy(at) }],
        ),
      ];
    case 'hold-places':
      return goal.count > goal.at.length
        ? [{ path: 'count', message: w.scenario.onlyPlaces(goal.at.length) }]
        : goal.at.flatMap((at, i) =>
            isWater(s, at) ? [{ path: `at/${i}`, message: w.scenario.nobodyCanStand(at) }] : [],
          );
    case 'rescue':
      return side.units.filter((u) => u.card === goal.card).length >= goal.count
        ? []
        : [{ path: 'card', message: w.scenario.sideNoUnitsField(goal.count, goal.card) }];
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
