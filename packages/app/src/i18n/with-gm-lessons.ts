import { addSentences } from './catalogue.svelte';
import { gmLearn } from './en/gm-learn';

addSentences({ en: () => ({ gmLearn }) });
