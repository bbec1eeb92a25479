import type { GmSetUpWords } from '../../i18n/en/gm-set-up';
import { type Desk, EMPTY, type Picture } from '../play/desk';

/** What the prompt line shows while hand or bid are answered: they have a sheet of their own, the field shows nothing. */
export function settingUp(desk: Desk, t: GmSetUpWords): Picture {
  return { ...EMPTY, prompt: desk.question?.kind === 'bid' ? t.bid.prompt : t.hand.prompt };
}
