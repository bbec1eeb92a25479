import type { GmReactWords } from '../../i18n/en/gm-react';
import { type Desk, EMPTY, type Picture } from '../play/desk';

/** Hand and bid are answered on their sheet alone: no button may stand where others see it in passing. */
export const ON_SHEET: readonly string[] = ['hand', 'bid'];

/** What the field and the prompt line show of them. */
export function settingUp(desk: Desk, t: GmReactWords): Picture {
  return { ...EMPTY, prompt: desk.question?.kind === 'bid' ? t.setUp.bid.prompt : t.setUp.hand.prompt };
}
