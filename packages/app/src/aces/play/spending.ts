import { board, hexName, purseOf, typeId, unitTypeOf } from '@sandtable/aces/table';
import {
  type Deed,
  type Desk,
  EMPTY,
  isOwn,
  type Knob,
  knobFor,
  optionsOf,
  type Picture,
  partnerKnob,
  unitAt,
} from './desk';
import { unitName } from './words';

/** The type a person has picked from the shop, −1 if none. */
export function typeInHand(tool: string): number {
  return tool.startsWith('buy:') ? Number(tool.slice(4)) : -1;
}

function repairKnobs(desk: Desk): Knob[] {
  const { view, selection, t } = desk;
  return optionsOf(desk, 'repair').map((option) => {
    const unit = Number(option[1]);
    const deed: Deed = { do: 'answer', option };
    const label = t.button.repair(unitName(view.table, unit, t), t.coins(2));
    return { id: `repair-${unit}`, label, deed, main: unit === selection.unit };
  });
}

/** AA-RULING-48: the income is in, now repairs and purchases in any order. */
export function spending(desk: Desk): Picture {
  const { view, seat, selection, t } = desk;
  const { table } = view;
  const type = typeInHand(selection.tool);
  const repairs = repairKnobs(desk);
  const aims = optionsOf(desk, 'buy').flatMap((option) =>
    Number(option[1]) === type ? [{ hex: Number(option[2]), option, odds: null }] : [],
  );
  const purse = t.coins(table.seats[purseOf(table, seat)]?.coins ?? 0);
  return {
    ...EMPTY,
    prompt: isIdle(desk)
      ? t.prompt.moneyIdle(purse)
      : type < 0
        ? t.prompt.money(purse)
        : t.prompt.buyWhere(unitTypeOf(type).name, t.coins(unitTypeOf(type).cost)),
    actors: optionsOf(desk, 'repair').map((o) => Number(o[1])),
    aims,
    knobs: [
      ...repairs,
      knobFor(desk, 'end', t.button.endMoney, { ends: true, main: isIdle(desk) }),
      ...partnerKnob(desk),
    ],
    pick(hex) {
      const aim = aims.find((a) => a.hex === hex);
      if (aim !== undefined) return { do: 'answer', option: aim.option };
      if (type >= 0) return { do: 'explain', text: `buy ${typeId(type)} ${hexName(table, hex)}` };
      const there = unitAt(view, hex);
      if (!isOwn(table, seat, there)) return { do: 'look', hex };
      const repair = optionsOf(desk, 'repair').some((o) => Number(o[1]) === there);
      const damaged = (table.units[there]?.damage ?? 0) > 0;
      return { do: 'select', unit: there, why: !repair && damaged ? `repair ${hexName(table, hex)}` : null };
    },
  };
}

/** Nothing can be bought or repaired: only the end is left. */
function isIdle(desk: Desk): boolean {
  return optionsOf(desk, 'repair').length === 0 && optionsOf(desk, 'buy').length === 0;
}

/** A type of the shop and what taking it means. */
export interface Ware {
  readonly type: number;
  readonly deed: Deed;
  readonly open: boolean;
}

/** AA-BUY-01: the six types of the faction; one that cannot be had says why. */
export function waresOf(desk: Desk, types: readonly number[]): Ware[] {
  const { table } = desk.view;
  const owner = purseOf(table, desk.seat);
  const own = board(table).factories.filter((_, i) => table.owners[i] === owner);
  const free = own.find((hex) => (table.hexes[hex] ?? -1) < 0) ?? own[0] ?? board(table).factories[0] ?? 0;
  return types.map((type) => {
    const open = optionsOf(desk, 'buy').some((o) => Number(o[1]) === type);
    const deed: Deed = open
      ? { do: 'take', tool: desk.selection.tool === `buy:${type}` ? '' : `buy:${type}` }
      : { do: 'explain', text: `buy ${typeId(type)} ${hexName(table, free)}` };
    return { type, deed, open };
  });
}
