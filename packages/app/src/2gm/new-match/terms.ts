import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { i18n } from '../../i18n/with-gm-forms';
import { recordOf } from '../../new-match/remembered';
import { type AgreedTerms, termsIn } from '../../new-match/term';
import {
  COPIES_CHOICE,
  END_CHOICES,
  OPTIONAL_CHOICES,
  PITCHED_CHOICES,
  RULING_CHOICES,
  SKY_CHOICES,
  TEAM_CHOICES,
} from './choices';
import { DEFAULT_OPTIONS } from './draft';

const ALL = [
  ...SKY_CHOICES,
  ...PITCHED_CHOICES,
  ...OPTIONAL_CHOICES,
  ...TEAM_CHOICES,
  COPIES_CHOICE,
  ...END_CHOICES,
  ...RULING_CHOICES,
];

/** What a table of 2GM plays by, from its set-up. */
export function agreedTerms(setup: unknown): AgreedTerms {
  const { options, scenario } = recordOf(setup);
  const t = i18n.t.gmMatch;
  const briefing = BRIEFINGS.find(({ id }) => id === scenario);
  return {
    briefing:
      briefing === undefined
        ? null
        : {
            title: t.scenarioName(briefing.title, briefing.year),
            text: briefing.briefing,
            orders: [briefing.south, briefing.north].map(({ nation, orders }) => ({
              side: t.nations[nation],
              text: orders,
            })),
          },
    options: termsIn(ALL, t.options, DEFAULT_OPTIONS, recordOf(options)),
    byLot: briefing === undefined,
  };
}
