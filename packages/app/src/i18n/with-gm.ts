import { addSentences } from './catalogue.svelte';
import { gm } from './en/gm';

addSentences({ en: () => gm });
