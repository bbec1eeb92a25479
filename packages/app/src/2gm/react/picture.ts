import type { GmReactWords } from '../../i18n/en/gm-react';
import { NOWHERE } from '../board/spots';
import { type Aim, type Desk, EMPTY, type Knob, type Picture } from '../play/desk';
import { type Sheet, sheetOf } from './sheets';

const FIRES: readonly (string | number)[] = ['flak', 'engage', 'shoot', 'beside', 'call'];

/** What the field and the prompt line show of a question that has a sheet; the sheet has the buttons for its answers. */
export function reacting(desk: Desk, t: GmReactWords): Picture {
  const sheet = sheetOf(desk, t);
  if (sheet === null) return EMPTY;
  const aims = aimsOf(sheet);
  const { pass } = sheet;
  const knobs: Knob[] =
    pass === null
      ? []
      : [{ id: 'pass', label: pass.label, deed: { do: 'answer', option: pass.option }, main: true, ends: true }];
  const cards = [...new Set(sheet.choices.flatMap((c) => (c.option[0] === 'play' ? [Number(c.option[1])] : [])))];
  return {
    ...EMPTY,
    prompt: sheet.prompt,
    cards,
    aims,
    knobs,
    pick(spot) {
      const here = aims.filter((aim) => aim.spot === spot);
      const [only] = here;
      if (only === undefined) return { do: 'look', spot };
      return here.length === 1 ? { do: 'answer', option: only.option } : { do: 'fork', spot };
    },
  };
}

/** Answers that lie on the field. */
function aimsOf(sheet: Sheet): Aim[] {
  return sheet.choices.flatMap(({ spot, option, label, odds }): Aim[] => {
    const look = FIRES.includes(option[0]) ? 'fire' : option[0] === 'move' ? 'go' : 'put';
    return spot === NOWHERE ? [] : [{ spot, option, look, label, odds }];
  });
}
