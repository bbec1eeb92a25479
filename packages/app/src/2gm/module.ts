import type { GmView } from '@sandtable/2gm';
import type { GameModule, GameTable } from '../game-module';
import { retryable } from '../once';
import { GM_WORDS } from './languages';

type Edition = 'tactics' | 'pacific';

/** Each edition has a table of its own. */
function tableOf(edition: Edition): GameTable<Edition> {
  return {
    id: edition,
    edition,
    tutorial: retryable(async () => (await import('./learn/tutorials')).gmTutorials[edition]),
    campaign: retryable(async () => {
      const [{ gmCampaign }, said, { usualNames }] = await Promise.all([
        import('./campaign/campaign'),
        import('../i18n/with-gm-forms'),
        import('../new-match/names'),
      ]);
      return gmCampaign(edition, said.i18n.t.gmMatch, usualNames());
    }),
    situations: retryable(async () => (await import('./situations/set')).gmSituations(edition)),
    async quickMatch(person, seed, chance) {
      const { quickBattle } = await import('./openings');
      return quickBattle(edition, person, seed, chance);
    },
    async quickMeeting(seed, chance) {
      const { quickMeeting } = await import('./openings');
      return quickMeeting(edition, seed, chance);
    },
  };
}

/** Whether the values of a pack lie on the cards of this page. */
let laid = false;

export const gmModule: GameModule<'2gm', Edition> = {
  id: '2gm',
  tables: [tableOf('tactics'), tableOf('pacific')],
  // gaps of the books are questions, not rules
  ruleIds: /^(?!2GM-GAP-)(2GM|SOLO|SOLOP|SOLOT)-[A-Z0-9]+-\d+$/,
  book: () => import('@sandtable/2gm/book'),
  async reader(locale) {
    const [{ gmReader }, words] = await Promise.all([import('@sandtable/2gm/reading'), GM_WORDS[locale]()]);
    return gmReader(words);
  },
  records: retryable(async () => (await import('./records')).gmRecords),
  terms: async (setup) => (await import('./new-match/terms')).agreedTerms(setup),
  cards: retryable(async () => (await import('./cards/catalogue')).gmCardsOf),
  packEditing: retryable(async () => (await import('./cards/pack-editing')).gmPackEditing),
  cardsAbout: async (rule) => (await import('./cards/about')).cardsAbout(rule),
  async lay(view) {
    const { pack } = (view as GmView).table;
    if (pack === undefined && !laid) return;
    const { layPack } = await import('@sandtable/2gm/laying');
    layPack(pack);
    laid = pack !== undefined;
  },
  armies: async (setup, seat) => (await import('./new-match/terms')).armiesFor(setup, seat),
  manned: async (setup) => (await import('./new-match/manned')).manned(setup),
  sideNames: (t) => t.matches.nations,
  screens: {
    table: retryable(() => import('./play/Table.svelte')),
    form: retryable(() => import('./new-match/Form.svelte')),
    picture: retryable(() => import('./board/KeptField.svelte')),
    legend: {
      title: async () => (await import('../i18n/with-gm-legend')).i18n.t.gmLegend.title,
      signs: retryable(() => import('./board/Legend.svelte')),
    },
  },
  record: {
    parts: retryable(async () => {
      const [{ gmRecord }, said] = await Promise.all([import('./record/parts'), import('../i18n/with-gm-record')]);
      return gmRecord(said.i18n);
    }),
    summary: retryable(async () => {
      const [{ gmSummary }, said] = await Promise.all([import('./record/summary'), import('../i18n/with-gm-retold')]);
      return gmSummary(said.i18n);
    }),
    board: retryable(async () => (await import('./record/MomentBoard.svelte')).default),
  },
};
