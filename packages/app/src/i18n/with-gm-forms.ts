import { addSentences } from './catalogue.svelte';
import { gmMatch } from './en/gm-match';

addSentences({ en: () => ({ gmMatch }) });
