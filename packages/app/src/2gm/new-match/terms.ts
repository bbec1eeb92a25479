import { BRIEFINGS } from '@sandtable/2gm/scenarios';
import { NATIONS } from '@sandtable/2gm/table';
import { i18n } from '../../i18n/with-gm-forms';
import { recordOf } from '../../new-match/remembered';
import { type AgreedTerms, type ArmyChoice, termsIn } from '../../new-match/term';
import {
  COPIES_CHOICE,
  END_CHOICES,
  OPTIONAL_CHOICES,
  PITCHED_CHOICES,
  RULING_CHOICES,
  SKY_CHOICES,
  TEAM_CHOICES,
} from './choices';
import { decksOf } from './decks';
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

/** The decks of all nations; in a scenario those of the seat's own. */
export function armiesFor(setup: unknown, seat: number): ArmyChoice[] {
  const { seats, scenario } = recordOf(setup);
  const own = Array.isArray(seats) ? recordOf(seats[seat]) : {};
  const t = i18n.t.gmMatch;
  const nations = typeof scenario === 'string' ? NATIONS.filter((nation) => nation === own.nation) : NATIONS;
  return nations.flatMap((nation) =>
    decksOf(nation).map((deck) => ({
      name: `${t.nations[nation]} · ${t.decks[deck] ?? deck}`,
      choice: { ...own, nation, deck },
    })),
  );
}
