import { DIE } from '@sandtable/kernel';
import { readIn } from '../../i18n/reading';
import { automaAttacking, declaring } from './attacks';
import { type Desk, EMPTY, optionsOf, type Picture } from './desk';
import { choosingArmies, going, moving } from './moving';
import { intercepting } from './reacting';
import { assigning, choosingController, dividing, layingTokens, picking, placing, revealing } from './setting-up';
import { spending } from './spending';
import { unitName } from './words';

/** Every question of the game has its picture here; one that nobody foresaw shows its answers as a list. */
const PICTURES: Readonly<Record<string, (desk: Desk) => Picture>> = {
  pick: picking,
  assign: assigning,
  reveal: revealing,
  place: placing,
  controller: choosingController,
  lay: (desk) => layingTokens(desk, 'lay'),
  hide: (desk) => layingTokens(desk, 'hide'),
  divide: dividing,
  armies: choosingArmies,
  move: moving,
  go: going,
  intercept: intercepting,
  declare: declaring,
  money: spending,
  'automa-act': automaActing,
  'automa-attack': automaAttacking,
  [DIE]: rolling,
};

/** Kinds whose answers are all on the map and the buttons; the others open their list by themselves. */
export function hasPicture(kind: string): boolean {
  return kind in PICTURES && kind !== 'automa-act';
}

export function pictureOf(desk: Desk): Picture {
  const { question, t } = desk;
  if (question === null) return EMPTY;
  return PICTURES[question.kind]?.(desk) ?? { ...EMPTY, prompt: t.prompt.other };
}

/** Only where a person has taken the seat of an Automa: unit, hex and target are one answer, so a list is clearest. */
function automaActing(desk: Desk): Picture {
  const { t, view, selection } = desk;
  const options = optionsOf(desk, 'act');
  const actors = [...new Set(options.map((o) => Number(o[1])))];
  const aims = options.flatMap((option) =>
    Number(option[1]) === selection.unit && option.length === 3 ? [{ hex: Number(option[2]), option, odds: null }] : [],
  );
  const name = unitName(view.table, selection.unit, t);
  return {
    ...EMPTY,
    prompt: actors.includes(selection.unit) ? `${name}: ${t.prompt.automaAct}` : t.prompt.automaAct,
    actors,
    aims,
    pick(hex) {
      const aim = aims.find((a) => a.hex === hex);
      if (aim !== undefined) return { do: 'answer', option: aim.option };
      const there = actors.find((id) => view.table.units[id]?.at === hex);
      return there === undefined ? { do: 'look', hex } : { do: 'select', unit: there, why: null };
    },
  };
}

/** AA-HITS-02 and others: a person rolls, the table wants to know the face. */
function rolling(desk: Desk): Picture {
  const roll = desk.question?.roll ?? null;
  const prompt = roll === null ? desk.t.prompt.other : desk.t.prompt.die(roll.sides, readIn('aces', roll.purpose));
  return { ...EMPTY, prompt };
}
