import { board, factionName, GREY_TOKENS, hexName, NONE, typeId } from '@sandtable/aces/table';
import type { AcesPlayWords } from '../../i18n/en/aces-play';
import { type Aim, type Deed, type Desk, EMPTY, type Knob, optionsOf, type Picture } from './desk';
import { armyWords, seatName, typeName } from './words';

/** AA-PLAYERS-18: units of a second set, in secret. */
export function picking(desk: Desk): Picture {
  const { t, view, seat } = desk;
  const knobs = optionsOf(desk, 'pick').map((option): Knob => {
    const type = Number(option[1]);
    return { id: `pick-${type}`, label: typeName(type, t), deed: { do: 'answer', option } };
  });
  return { ...EMPTY, prompt: t.prompt.pick(picksLeft(view.table.units.filter((u) => u.seat === seat).length)), knobs };
}

/** One set of six, then four of a second one. */
const FULL = 10;

export function picksLeft(units: number): number {
  return Math.max(1, FULL - units);
}

/** AA-SETUP-04: one unit after the other goes on a token. */
export function assigning(desk: Desk): Picture {
  const { t } = desk;
  const knobs = optionsOf(desk, 'assign').map((option): Knob => {
    const token = Number(option[2]);
    return { id: `assign-${token}`, label: t.button.army(token + 1), deed: { do: 'answer', option } };
  });
  return { ...EMPTY, prompt: t.prompt.assign, knobs };
}

export function revealing(desk: Desk): Picture {
  const { t, view, seat } = desk;
  const knobs = optionsOf(desk, 'reveal').map((option): Knob => {
    const token = Number(option[1]);
    const units = armyWords(view, seat, token, t);
    const label = t.button.reveal(token + 1, units);
    return { id: `reveal-${token}`, label, brief: t.army(token + 1), deed: { do: 'answer', option } };
  });
  return { ...EMPTY, prompt: t.prompt.reveal, knobs: [...knobs, leaveAll(t)] };
}

/** The unit beside the map that is placed next; the first of the army unless another one was taken. */
export function placing(desk: Desk): Picture {
  const { t, view, selection } = desk;
  const { table } = view;
  const options = optionsOf(desk, 'place');
  const waiting = [...new Set(options.map((o) => Number(o[1])))];
  const taken = Number(selection.tool.replace('place:', ''));
  const unit = selection.tool !== '' && waiting.includes(taken) ? taken : (waiting[0] ?? NONE);
  const type = table.units[unit]?.type ?? 0;
  const aims = options.flatMap((option) =>
    Number(option[1]) === unit ? [{ hex: Number(option[2]), option, odds: null }] : [],
  );
  const knobs = waiting.map((id): Knob => {
    const label = typeName(table.units[id]?.type ?? 0, t);
    return { id: `place-${id}`, label, deed: { do: 'take', tool: `place:${id}` }, pressed: id === unit };
  });
  return {
    ...EMPTY,
    prompt: t.prompt.place(typeName(type, t)),
    aims,
    knobs: [
      ...(knobs.length > 1 ? knobs : []),
      {
        id: 'leave-army',
        label: t.button.leaveArmy,
        brief: t.button.leaveArmyBrief,
        deed: { do: 'leave', what: 'army' },
      },
      leaveAll(t),
    ],
    pick: (hex) => hexDeed(aims, hex, `place ${typeId(type)} ${hexName(table, hex)}`),
  };
}

/** Whoever wants to play need not place every unit by hand. */
function leaveAll(t: AcesPlayWords): Knob {
  const { leaveAll: label, leaveAllBrief: brief } = t.button;
  return { id: 'leave-all', label, brief, deed: { do: 'leave', what: 'set-up' } };
}

function hexDeed(aims: readonly Aim[], hex: number, wish: string): Deed {
  const aim = aims.find((a) => a.hex === hex);
  return aim === undefined ? { do: 'explain', text: wish } : { do: 'answer', option: aim.option };
}

/** AA-V2-06, AA-V2-07: grey tokens, and the launcher under one of them. */
export function layingTokens(desk: Desk, verb: 'lay' | 'hide'): Picture {
  const aims = optionsOf(desk, verb).map((option) => ({ hex: Number(option[1]), option, odds: null }));
  const { table } = desk.view;
  return {
    ...EMPTY,
    prompt: verb === 'lay' ? desk.t.prompt.lay(GREY_TOKENS - table.tokens.length) : desk.t.prompt.hide,
    aims,
    knobs: [leaveAll(desk.t)],
    pick: (hex) => hexDeed(aims, hex, `${verb} ${hexName(table, hex)}`),
  };
}

export function choosingController(desk: Desk): Picture {
  const { t, view } = desk;
  const knobs = optionsOf(desk, 'controller').map((option): Knob => {
    const seat = Number(option[1]);
    return { id: `controller-${seat}`, label: seatName(view.table, seat, t), deed: { do: 'answer', option } };
  });
  return { ...EMPTY, prompt: t.prompt.controller, knobs };
}

/** AA-BULGE-03: factories are shared out between two partners. */
export function dividing(desk: Desk): Picture {
  const { t, view } = desk;
  const { table } = view;
  const options = optionsOf(desk, 'divide');
  const hex = board(table).factories[Number(options[0]?.[1] ?? 0)] ?? NONE;
  const knobs = options.map((option): Knob => {
    const seat = Number(option[2]);
    return { id: `divide-${seat}`, label: seatName(table, seat, t), deed: { do: 'answer', option } };
  });
  return {
    ...EMPTY,
    prompt: t.prompt.divide(hexName(table, hex)),
    about: hex,
    knobs: [...knobs, { id: 'leave-shares', label: t.button.leaveShares, deed: { do: 'leave', what: 'shares' } }],
    pick: (at) => {
      const owner = factionName(table.seats[Number(options[0]?.[2] ?? 0)]?.faction ?? 0);
      return at === hex ? { do: 'look', hex } : { do: 'explain', text: `divide ${hexName(table, at)} ${owner}` };
    },
  };
}
