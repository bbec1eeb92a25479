import type { AcesView } from '@sandtable/aces';
import type { GameModule } from '../game-module';
import { retryable } from '../once';
import { browserStore, readSetting, writeSetting } from '../settings/storage';
import { ACES_WORDS } from './languages';

/** Kept once somebody has begun a match at once: the first one is easy. */
const PLAYED_KEY = 'sandtable.aces.played';

/** Whether the values of a pack lie on the cards of this page. */
let laid = false;

export const acesModule: GameModule<'aces', 'aces'> = {
  id: 'aces',
  tables: [
    {
      id: 'aces',
      edition: null,
      tutorial: retryable(async () => (await import('./learn/tutorial')).acesTutorial),
      situations: retryable(async () => (await import('./situations/set')).acesSituations),
      campaign: retryable(async () => {
        const [{ acesCampaign }, { i18n }] = await Promise.all([
          import('./campaign/campaign'),
          import('../i18n/with-campaign'),
        ]);
        return acesCampaign(i18n.t.campaign.aces, i18n.t.play.factions);
      }),
      async quickMatch(person, seed, chance) {
        const { quickOpening } = await import('./openings');
        const first = readSetting(browserStore, PLAYED_KEY) === null;
        writeSetting(browserStore, PLAYED_KEY, 'yes');
        return quickOpening(person, seed, chance, first);
      },
      async quickMeeting(seed, chance) {
        const { quickMeeting } = await import('./openings');
        return quickMeeting(seed, chance);
      },
    },
  ],
  ruleIds: /^AA-[A-Z0-9]+-\d+$/,
  book: () => import('@sandtable/aces/book'),
  async reader(locale) {
    const [{ acesReader }, words] = await Promise.all([import('@sandtable/aces/reading'), ACES_WORDS[locale]()]);
    return acesReader(words);
  },
  records: retryable(async () => (await import('./records')).acesRecords),
  terms: async (setup) => (await import('./new-match/terms')).agreedTerms(setup),
  cards: retryable(async () => (await import('./cards/catalogue')).acesCardsOf),
  packEditing: retryable(async () => (await import('./cards/pack-editing')).acesPackEditing),
  cardsAbout: async (rule) => (await import('./cards/about')).cardsAbout(rule),
  async lay(view) {
    const { pack } = (view as AcesView).table;
    if (pack === undefined && !laid) return;
    const { layMats } = await import('@sandtable/aces/laying');
    layMats(pack);
    laid = pack !== undefined;
  },
  armies: async (setup, seat) => (await import('./new-match/terms')).armiesFor(setup, seat),
  sideNames: (t) => t.play.factions,
  screens: {
    table: retryable(() => import('./play/Table.svelte')),
    form: retryable(() => import('./new-match/Form.svelte')),
    picture: retryable(() => import('./board/KeptMap.svelte')),
    legend: {
      title: async () => (await import('../i18n/with-aces-legend')).i18n.t.acesLegend.title,
      signs: retryable(() => import('./board/Legend.svelte')),
    },
  },
  record: {
    parts: retryable(async () => {
      const [{ acesRecord }, said] = await Promise.all([import('./record/parts'), import('../i18n/with-aces-record')]);
      return acesRecord(said.i18n);
    }),
    summary: retryable(async () => {
      const [{ acesSummary }, said] = await Promise.all([import('./record/summary'), import('../i18n/with-retold')]);
      return acesSummary(said.i18n);
    }),
    board: retryable(async () => (await import('./record/MomentBoard.svelte')).default),
  },
};
