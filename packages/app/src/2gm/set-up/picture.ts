import { cardTitle } from '@sandtable/2gm/table';
import type { GmSetUpWords } from '../../i18n/en/gm-set-up';
import { type Desk, EMPTY, type Picture } from '../play/desk';
import { pictureOf } from '../play/picture';

/**
 * What the field and the prompt line show while a sheet of the set-up is open. Hand and bid are answered on the sheet alone; of
 * terrain the field shows where the card in hand may go, and the sheet has the cards.
 */
export function settingUp(desk: Desk, t: GmSetUpWords): Picture {
  const kind = desk.question?.kind;
  if (kind === 'hand') return { ...EMPTY, prompt: t.hand.prompt };
  if (kind === 'bid') return { ...EMPTY, prompt: t.bid.prompt };
  const picture = pictureOf(desk);
  const { card } = desk.selection;
  const prompt = card < 0 ? t.lay.prompt : t.lay.promptCard(cardTitle(desk.view.table, card));
  const end = { id: 'end', label: t.lay.end, deed: { do: 'answer', option: ['end'] }, ends: true } as const;
  return { ...picture, prompt, knobs: [end] };
}
