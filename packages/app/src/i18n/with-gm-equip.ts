import { addPart, sentencesWith } from './catalogue.svelte';
import { gmEquip } from './en/gm-equip';
import { GM } from './with-gm';

const GM_EQUIP = addPart({ en: () => ({ gmEquip }) });

/** What a table of 2GM says of upgrades. */
export const i18n = sentencesWith(GM, GM_EQUIP);
