import { hexName } from '@sandtable/aces/table';
import { type Deed, type Desk, EMPTY, isOwn, knobFor, optionsOf, type Picture, unitAt } from './desk';
import { unitName } from './words';

/** AA-INTERCEPT-01: somebody passes by. */
export function intercepting(desk: Desk): Picture {
  const { view, seat, t } = desk;
  const { table, mover } = view;
  const options = optionsOf(desk, 'intercept');
  const actors = options.map((o) => Number(o[1]));
  const name = mover === null ? '' : unitName(table, mover.unit, t);
  return {
    ...EMPTY,
    prompt: t.prompt.intercept(name, actors.length),
    actors,
    knobs: [
      ...options.map((option) => {
        const deed: Deed = { do: 'answer', option };
        const unit = Number(option[1]);
        return { id: `intercept-${unit}`, label: t.button.intercept(unitName(table, unit, t)), deed };
      }),
      knobFor(desk, 'pass', t.button.pass, { ends: true }),
      { id: 'pass-all', label: t.button.passAll, brief: t.button.passAllBrief, deed: { do: 'leave', what: 'passing' } },
    ],
    pick(hex) {
      const there = unitAt(view, hex);
      const option = options.find((o) => Number(o[1]) === there);
      if (option !== undefined) return { do: 'answer', option };
      if (isOwn(table, seat, there)) return { do: 'explain', text: `intercept ${hexName(table, hex)}` };
      return { do: 'look', hex };
    },
  };
}
