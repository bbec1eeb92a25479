import { cardTitle } from '@sandtable/2gm/table';
import type { GmSetUpWords } from '../../i18n/en/gm-set-up';
import type { Desk, Picture } from '../play/desk';
import { pictureOf } from '../play/picture';

/** While terrain is laid the field shows where the card in hand may go, and the sheet has the cards. */
export function pictureOfLaying(desk: Desk, t: GmSetUpWords): Picture {
  const { card } = desk.selection;
  const prompt = card < 0 ? t.lay.prompt : t.lay.promptCard(cardTitle(desk.view.table, card));
  const end = { id: 'end', label: t.lay.end, deed: { do: 'answer', option: ['end'] }, ends: true } as const;
  return { ...pictureOf(desk), prompt, knobs: [end] };
}
