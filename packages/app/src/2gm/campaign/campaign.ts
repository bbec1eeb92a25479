import { BRIEFINGS, type Briefing } from '@sandtable/2gm/scenarios';
import type { Battle, Campaign, Degree } from '../../campaign/campaign';
import type { gmMatch } from '../../i18n/en/gm-match';
import type { Names } from '../../new-match/names';
import { type Edition, newDraft, openingOf, swapped, withScenario } from '../new-match/draft';

/** Where our scenarios lie, in the order they were fought; those close together are drawn a little apart. */
const PLACES: readonly (readonly [id: string, at: readonly [number, number]])[] = [
  ['dunkirk', [2.6, 51.2]],
  ['moscow-road', [36.2, 55.6]],
  ['hold-out', [24.2, 32.2]],
  ['demolition', [17.2, 31.6]],
  ['breakthrough', [35.4, 51.2]],
  ['bridgehead', [15.2, 39.9]],
  ['monastery-hill', [12.6, 42.6]],
  ['normandy', [-1, 49]],
  ['guadalcanal-ridge', [160, -9.4]],
  ['tarawa', [173, 1.4]],
  ['peleliu-airfield', [134.2, 7]],
  ['leyte-road', [125.6, 10.4]],
  ['night-raid', [121.2, 18]],
  ['corregidor', [118.8, 13]],
  ['iwo-jima', [141.3, 24.8]],
  ['okinawa-caves', [127.9, 26.6]],
];

/** 2GM-VICTORY-01 to -05: a goal, an enemy without cards, one who gives up. */
function degreeOf(rule: string): Degree {
  if (rule === '2GM-VICTORY-03') return 'yielded';
  return rule === '2GM-VICTORY-05' ? 'broken' : 'goal';
}

type Words = typeof gmMatch;

function battleOf(briefing: Briefing, at: Battle['at'], t: Words, usual: Names): Battle {
  const sky = [
    ...(briefing.weather === 'clear' ? [] : [t.options.weather.values[briefing.weather]]),
    ...(briefing.night ? [t.sky.night] : []),
    ...(briefing.arctic ? [t.sky.arctic] : []),
  ];
  return {
    id: briefing.id,
    title: briefing.title,
    year: briefing.year,
    briefing: briefing.briefing,
    sides: [briefing.south, briefing.north].map(({ nation, orders }) => ({ name: t.nations[nation], orders })),
    facts: [t.turns(briefing.turns), ...sky],
    at,
    opening(side, person, seed) {
      const names = { ...usual, me: person };
      const south = withScenario(newDraft(briefing.edition, names), briefing);
      return openingOf(side === 0 ? south : swapped(south), names, seed);
    },
  };
}

/** The scenarios of an edition as they happened, one after the other. */
export function gmCampaign(edition: Edition, words: Words, names: Names): Campaign {
  return {
    game: '2gm',
    map: edition === 'pacific' ? 'islands' : 'europe',
    battles: PLACES.flatMap(([id, at]) => {
      const briefing = BRIEFINGS.find((each) => each.id === id && each.edition === edition);
      return briefing === undefined ? [] : [battleOf(briefing, at, words, names)];
    }),
    degreeOf,
  };
}
