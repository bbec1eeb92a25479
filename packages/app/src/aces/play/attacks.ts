import { hexDistance } from '@sandtable/aces/map';
import { areEnemies, board, hexName, NONE, type Table, typeOf, type Unit } from '@sandtable/aces/table';
import type { Option } from '@sandtable/kernel';
import { oddsKey } from '../../play/odds-key';
import {
  type Aim,
  type Deed,
  type Desk,
  EMPTY,
  isOwn,
  type Knob,
  knobFor,
  offered,
  optionsOf,
  type Picture,
  partnerKnob,
  unitAt,
} from './desk';
import { unitName } from './words';

/** The hex an attack goes to: that of the unit, or the one a salvo is aimed at. */
function hexOf(table: Table, option: Option): number {
  const [verb, , b] = option;
  return verb === 'strike' ? Number(b) : (table.units[Number(b)]?.at ?? NONE);
}

/** What an entry of the list of attacks was answered with: attacker, kind (unit, hex, rocket), target. */
export function optionOfPlan([attacker = NONE, kind = 0, target = NONE]: readonly number[]): Option {
  return kind === 2 ? ['rocket', target] : [kind === 1 ? 'strike' : 'attack', attacker, target];
}

function attackWish(table: Table, unit: number, hex: number): string {
  return `attack ${hexName(table, table.units[unit]?.at ?? 0)} ${hexName(table, hex)}`;
}

function attacksOf(desk: Desk, unit: number): Aim[] {
  const { table } = desk.view;
  return [...optionsOf(desk, 'attack'), ...optionsOf(desk, 'strike')].flatMap((option) => {
    if (Number(option[1]) !== unit) return [];
    const hex = hexOf(table, option);
    return [{ hex, option, odds: oddsKey(option) }];
  });
}

function attackersOf(desk: Desk): number[] {
  const options = [...optionsOf(desk, 'attack'), ...optionsOf(desk, 'strike')];
  return [...new Set(options.map((o) => Number(o[1])))].sort((a, b) => a - b);
}

/** AA-RULING-68: the V2's shot is one more entry of the list. */
function rocketAims(desk: Desk): Aim[] {
  const { factories } = board(desk.view.table);
  return optionsOf(desk, 'rocket').map((option) => ({ hex: factories[Number(option[1])] ?? NONE, option, odds: null }));
}

export function declaring(desk: Desk): Picture {
  const { view, seat, selection } = desk;
  const { table } = view;
  const actors = attackersOf(desk);
  const firing = selection.tool === 'rocket';
  const chosen = !firing && isOwn(table, seat, selection.unit) ? selection.unit : -1;
  const aims = firing ? rocketAims(desk) : attacksOf(desk, chosen);
  return {
    ...EMPTY,
    prompt: attackPrompt(desk, actors, chosen, firing),
    actors,
    aims,
    knobs: knobsOf(desk, actors, firing),
    pick(hex) {
      const aim = aims.find((a) => a.hex === hex);
      if (aim !== undefined) return { do: 'answer', option: aim.option };
      if (firing) return { do: 'explain', text: `rocket ${hexName(table, hex)}` };
      const there = unitAt(view, hex);
      if (isOwn(table, seat, there) && !(isSalvo(table, chosen) && actors.includes(chosen) && there === chosen)) {
        const why = actors.includes(there) || table.declared.some((d) => d[0] === there) ? null : whyNot(table, there);
        return { do: 'select', unit: there, why };
      }
      if (chosen < 0) return { do: 'look', hex };
      return { do: 'explain', text: attackWish(table, chosen, hex) };
    },
  };
}

/** A unit that can attack nobody is asked about its nearest enemy. */
function whyNot(table: Table, unit: number): string | null {
  const u = table.units[unit];
  if (u === undefined) return null;
  const { map } = board(table);
  const enemies = table.units.filter((e) => e.at >= 0 && areEnemies(table, u.seat, e.seat));
  const near = enemies.reduce<Unit | null>(
    (best, e) => (best === null || hexDistance(map, u.at, e.at) < hexDistance(map, u.at, best.at) ? e : best),
    null,
  );
  return near === null ? null : attackWish(table, unit, near.at);
}

function isSalvo(table: Table, unit: number): boolean {
  const u = table.units[unit];
  return u !== undefined && typeOf(u).area;
}

function attackPrompt(desk: Desk, actors: readonly number[], chosen: number, firing: boolean): string {
  const { t, view } = desk;
  if (firing) return t.prompt.rocket;
  if (chosen >= 0) {
    const name = unitName(view.table, chosen, t);
    if (!actors.includes(chosen)) return actors.length > 0 ? t.prompt.declareCannot(name) : t.prompt.declareNobody;
    return isSalvo(view.table, chosen) ? t.prompt.declareHex(name) : t.prompt.declareTarget(name);
  }
  if (offered(desk, 'end') === null) return dutyPrompt(desk);
  return actors.length === 0 ? t.prompt.declareNobody : t.prompt.declare(actors.length);
}

/** AA-INTERCEPT-06: who still has to attack whom. */
function dutyPrompt({ t, view: { table }, seat }: Desk): string {
  const still = (u: Unit, id: number): boolean =>
    u.marks !== NONE && u.at >= 0 && isOwn(table, seat, id) && !table.declared.some((d) => d[0] === id);
  const id = table.units.findIndex(still);
  return t.prompt.declareDuty(unitName(table, id, t), unitName(table, table.units[id]?.marks ?? NONE, t));
}

function knobsOf(desk: Desk, actors: readonly number[], firing: boolean): Knob[] {
  const { t, view } = desk;
  const [none, fight, duty] = [t.button.endDeclareNone, t.button.endDeclare, t.button.endDeclareDuty];
  // AA-INTERCEPT-06: who has intercepted has to attack; the button then says so instead of promising what is refused
  const label = offered(desk, 'end') === null ? duty : view.table.declared.length === 0 ? none : fight;
  const end = knobFor(desk, 'end', label, { main: actors.length === 0, ends: true });
  const rocket: Deed = { do: 'take', tool: firing ? '' : 'rocket' };
  const v2 = optionsOf(desk, 'rocket').length > 0;
  return [
    ...(v2 ? [{ id: 'rocket', label: t.button.rocket, deed: rocket, pressed: firing }] : []),
    end,
    ...partnerKnob(desk),
  ];
}

/** The unit of the Automa attacks at once (AA-TURN-08); only where a person has taken its seat. */
export function automaAttacking(desk: Desk): Picture {
  const { t, view } = desk;
  const [acting = NONE] = attackersOf(desk);
  const aims = attacksOf(desk, acting);
  return {
    ...EMPTY,
    prompt: t.prompt.declareTarget(unitName(view.table, acting, t)),
    actors: [acting],
    aims,
    knobs: offered(desk, 'hold') === null ? [] : [knobFor(desk, 'hold', t.button.hold, { ends: true })],
    pick(hex) {
      const aim = aims.find((a) => a.hex === hex);
      return aim === undefined
        ? { do: 'explain', text: attackWish(view.table, acting, hex) }
        : { do: 'answer', option: aim.option };
    },
  };
}
