import type { Catalogue } from '../../i18n/with-gm';
import type { FieldGoal, FieldHq, FieldSpace, FieldUnit, Marks, Scene } from './model';
import { unitsAt } from './scene';
import { hqAt, isSpace, type Spot, unitAt } from './spots';

type Words = Catalogue['gmBoard'];

/** Everything there is to see at a spot, in one sentence for those who hear it. */
export function spotWords(scene: Scene, marks: Marks, spot: Spot, t: Words): string {
  return [...thingWords(scene, spot, t), ...markWords(marks, spot, t)].join(', ');
}

function thingWords(scene: Scene, spot: Spot, t: Words): string[] {
  const hq = scene.hqs[hqAt(spot)];
  if (hq !== undefined) return hqWords(scene, hq, t);
  if (isSpace(spot)) {
    const space = scene.spaces[spot];
    if (space === undefined) return [];
    const units = unitsAt(scene, spot).map((u) => unitWords(scene, u, t).join(', '));
    return [...groundWords(space, t), ...(units.length === 0 ? [] : [units.join(` ${t.words.and} `)])];
  }
  const id = unitAt(spot);
  const unit = scene.hqs.flatMap((h) => h.aircraft).find((u) => u.id === id) ?? scene.units.find((u) => u.id === id);
  return unit === undefined ? [] : unitWords(scene, unit, t);
}

function groundWords(space: FieldSpace, t: Words): string[] {
  const w = t.words;
  const { piece } = space;
  const words = [w.space(space.name, w.natural(t.naturals[space.natural], space.hp, space.fullHp))];
  if (piece !== null) words.push(piece.ruins ? w.ruinsOf(piece.card.name) : w.piece(piece.card.name, piece.hp));
  if (space.bridge) words.push(t.bridge);
  if (space.mud) words.push(t.mud);
  if (space.smoke) words.push(t.smoke);
  if (space.mine !== '') words.push(w.mine(space.mine));
  if (space.dropped.length > 0) words.push(w.dropped(space.dropped.map(({ name }) => name).join(', ')));
  for (const goal of space.goals) words.push(t.goals.called(goal.name), goalWords(goal, t));
  return words;
}

/** What a side has to do here to win, and how far it is. */
export function goalWords({ to, side, count, of, have, turns }: FieldGoal, t: Words): string {
  const who = t.sides[side] ?? '';
  return to === 'hold' ? t.goals.hold(who, count, of, turns, have) : t.goals.destroy(who, count, of, have);
}

/** A unit with all that lies on it. */
function unitWords(scene: Scene, unit: FieldUnit, t: Words): string[] {
  const w = t.words;
  const side = t.sides[unit.side] ?? '';
  if (unit.card === null) return [w.hiddenUnit(side)];
  const words = [w.unit(unit.card.name, t.nations[unit.nation], side), w.hp(unit.hp, unit.fullHp)];
  if (unit.promotions > 0) words.push(w.promotions(unit.promotions));
  for (const { name, grey } of unit.tokens) words.push(grey ? w.tokenGrey(name) : w.token(name));
  for (const { name } of unit.cards) words.push(w.card(name));
  for (const state of ['suppressed', 'inSmoke', 'moved', 'tilted'] as const) if (unit[state]) words.push(w[state]);
  if (unit.faceDown) words.push(w.ownFaceDown);
  if (unit.assaults >= 0) words.push(w.assaults(scene.spaces[unit.assaults]?.name ?? ''));
  if (unit.cargo !== null) words.push(w.carries(unit.cargo.card?.name ?? t.hidden));
  return words;
}

function hqWords(scene: Scene, hq: FieldHq, t: Words): string[] {
  const w = t.words;
  const rows = scene.supply[hq.side]?.filter(({ linked }) => linked).length ?? 0;
  return [
    w.hq(t.nations[hq.nation], t.sides[hq.side] ?? ''),
    w.hqHp(hq.hp, hq.fullHp),
    ...hq.players.flatMap(({ ap, hand, general, fieldMarshal }) => [
      w.hqAp(ap, hq.cap),
      t.hand(hand),
      ...(general === '' ? [] : [w.general(general)]),
      ...(fieldMarshal ? [t.fieldMarshal] : []),
    ]),
    w.supply(rows),
    w.income(hq.income),
    ...hq.beside.map(({ name }) => name),
    ...(hq.aircraft.length === 0 ? [] : [w.aircraft(hq.aircraft.length)]),
  ];
}

function markWords(marks: Marks, spot: Spot, { words: w, hidden }: Words): string[] {
  const words: string[] = [];
  const note = (has: boolean | undefined, text: string): void => {
    if (has === true) words.push(text);
  };
  note(marks.pointed?.includes(spot), w.pointed);
  note(marks.selected === spot, w.selected);
  note(marks.actors?.includes(spot), w.actor);
  if (marks.ghost?.space === spot) words.push(w.ghost(marks.ghost.card?.name ?? hidden));
  const reach = marks.reach?.find(({ space }) => space === spot);
  if (reach !== undefined) {
    const cost = reach.label ?? (reach.cost === undefined ? '' : String(reach.cost));
    words.push(cost === '' ? w.reachFree : w.reach(cost));
    note(reach.ends, w.ends);
  }
  const target = marks.targets?.find((x) => x.spot === spot);
  if (target !== undefined) words.push(target.label === undefined ? w.targetOnly : w.target(target.label));
  note(marks.suppressing?.includes(spot), w.suppressing);
  note(marks.aim?.includes(spot), w.aim);
  note(marks.fire?.smoke?.includes(spot), w.smokeOnLine);
  for (const { from, to, number } of marks.arrows ?? []) {
    if (number === undefined) continue;
    note(from === spot, w.arrowTo(number));
    note(to === spot, w.arrowFrom(number));
  }
  for (const candidate of marks.candidates ?? []) note(candidate.spot === spot, w.candidate(candidate.rank));
  return words;
}
