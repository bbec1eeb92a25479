import type { GmSetUpWords } from '../../i18n/en/gm-set-up';
import { type Desk, EMPTY, type Knob, type Picture } from '../play/desk';

/**
 * What the prompt line shows while hand or bid are answered: they have a sheet of their own, the field shows nothing. A phone held sideways has no room for
 * the sheet of the hand beside the hand itself: `low` has its buttons in the line.
 */
export function settingUp(desk: Desk, t: GmSetUpWords, low: boolean): Picture {
  const { kind, options = [] } = desk.question ?? {};
  const { prompt, keep, redraw } = t.hand;
  if (kind === 'bid') return { ...EMPTY, prompt: t.bid.prompt };
  const knobs = options.map((option): Knob => {
    const main = option[0] === 'keep';
    return { id: `${main}`, label: main ? keep : redraw, deed: { do: 'answer', option }, main };
  });
  return { ...EMPTY, prompt, knobs: low ? knobs : [] };
}
