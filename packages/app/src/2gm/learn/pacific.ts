import type { Lesson } from '../../learn/lesson';
import { cardOf, type GmCourse, happened, hasMoved, isOwn, isPast, standsOn } from './course';
import { onField } from './field';

/** Sea along the southern shore, and the beach before it. */
const SHORE: Readonly<Record<string, string>> = {
  ...{ a1: 'sea', b1: 'sea', c1: 'sea', d1: 'sea', e1: 'sea', f1: 'sea', g1: 'sea', h1: 'sea' },
  ...{ a2: 'sea', b2: 'sea', c2: 'sea', d2: 'sea', e2: 'sea', f2: 'sea', g2: 'sea', h2: 'sea' },
  ...{ a3: 'beach', b3: 'beach', c3: 'beach', d3: 'beach', e3: 'beach', f3: 'beach', g3: 'beach', h3: 'beach' },
  ...{ b4: 'bushes', e5: 'forest', g4: 'bushes' },
};

/** The bombs of the person's aircraft have fallen. */
function hasBombed(c: GmCourse, card: string): boolean {
  return happened(c, 'attack').some((e) => isOwn(c, e.shooter) && cardOf(c.view.table, e.shooter) === card);
}

/** What Pacific has more: who rides, who flies, who lands. */
export const PACIFIC = [
  {
    id: 'transport',
    seed: 'learn-transport',
    position: onField({
      edition: 'pacific',
      phase: 'movement',
      own: [
        { at: 'c1', card: 'm3-scout' },
        { at: 'd1', card: 'heavy-infantry' },
      ],
      enemy: [{ at: 'f6', card: 'light-infantry' }],
      natural: { d4: 'forest', e3: 'bushes' },
    }),
    tasks: [
      {
        id: 'board',
        points: { places: ['d1', 'c1'] },
        answers: ['board d1 c1'],
        done: (c) => happened(c, 'loaded').some((e) => isOwn(c, e.unit)),
      },
      {
        id: 'drive',
        points: { places: ['c1', 'c4'] },
        answers: ['move c1 c4'],
        done: (c) => standsOn(c, 'm3-scout', 'c4'),
      },
      {
        id: 'off',
        points: { places: ['c4', 'd4'] },
        answers: ['unload c4 d4'],
        done: (c) => standsOn(c, 'heavy-infantry', 'd4'),
      },
    ],
    slips: [
      { id: 'walked', when: (c) => hasMoved(c, 'heavy-infantry') && happened(c, 'loaded').length === 0 },
      { id: 'empty', when: (c) => hasMoved(c, 'm3-scout') && happened(c, 'loaded').length === 0 },
      { id: 'elsewhere', when: (c) => hasMoved(c, 'm3-scout') && !standsOn(c, 'm3-scout', 'c4') },
      {
        id: 'beside',
        when: (c) => happened(c, 'unloaded').length > 0 && !standsOn(c, 'heavy-infantry', 'd4'),
      },
      { id: 'ended', when: (c) => isPast(c, 'movement') },
    ],
  },
  {
    id: 'raid',
    seed: 'learn-raid-1',
    position: onField({
      edition: 'pacific',
      phase: 'shooting',
      own: [
        { at: 'hq', card: 'b-25-mitchell' },
        { at: 'hq', card: 'p-38-lightning' },
        { at: 'd2', card: 'heavy-infantry' },
      ],
      enemy: [
        { at: 'c5', card: 'type-96-25mm' },
        { at: 'd5', card: 'heavy-infantry' },
        { at: 'e5', card: 'light-infantry' },
        { at: 'hq', card: 'nakajima-ki-43' },
      ],
    }),
    tasks: [
      {
        id: 'bombs',
        points: { places: ['south:b-25-mitchell', 'c5'] },
        answers: ['raid south:b-25-mitchell c5 toward east'],
        done: (c) =>
          happened(c, 'raid').some((e) => isOwn(c, e.unit) && cardOf(c.view.table, e.unit) === 'b-25-mitchell'),
      },
      {
        id: 'escort',
        points: { places: ['south:p-38-lightning'] },
        answers: ['escort south:p-38-lightning'],
        done: (c) => happened(c, 'escorts').some((e) => isOwn(c, e.unit)),
      },
    ],
    slips: [
      {
        id: 'fighter',
        when: (c) =>
          happened(c, 'raid').some((e) => isOwn(c, e.unit) && cardOf(c.view.table, e.unit) === 'p-38-lightning'),
      },
      {
        id: 'alone',
        when: (c) =>
          happened(c, 'intercepts').length > 0 && c.asked !== 'escort' && happened(c, 'escorts').length === 0,
      },
      { id: 'ended', when: (c) => isPast(c, 'shooting') },
    ],
  },
  {
    id: 'intercept',
    seed: 'learn-intercept-1',
    position: onField({
      edition: 'pacific',
      phase: 'shooting',
      active: 'north',
      own: [
        { at: 'hq', card: 'p-40-warhawk' },
        { at: 'd2', card: 'm1-37mm' },
        { at: 'e2', card: 'heavy-infantry' },
      ],
      enemy: [
        { at: 'hq', card: 'mits-g4m' },
        { at: 'f6', card: 'light-infantry' },
      ],
    }),
    tasks: [
      {
        id: 'rise',
        points: { places: ['south:p-40-warhawk'] },
        answers: ['intercept south:p-40-warhawk'],
        done: (c) => happened(c, 'intercepts').some((e) => isOwn(c, e.unit)),
      },
      {
        id: 'flak',
        points: { places: ['d2'] },
        answers: ['flak d2 north:mits-g4m'],
        done: (c) =>
          happened(c, 'attack').some((e) => isOwn(c, e.shooter) && cardOf(c.view.table, e.shooter) === 'm1-37mm'),
      },
    ],
    slips: [
      {
        id: 'passed',
        when: (c) =>
          happened(c, 'raid').length > 0 &&
          c.asked !== 'intercept' &&
          (happened(c, 'intercepts').length === 0 || c.asked !== 'flak') &&
          happened(c, 'attack').length > 0,
      },
    ],
  },
  {
    id: 'landing',
    seed: 'learn-landing-3',
    position: onField({
      edition: 'pacific',
      phase: 'movement',
      own: [
        { at: 'c1', card: 'lcvp' },
        { at: 'craft', card: 'marines', carrier: 'c1' },
        { at: 'f2', card: 'lcvp' },
      ],
      enemy: [{ at: 'c5', card: 'light-infantry' }],
      natural: SHORE,
    }),
    tasks: [
      {
        id: 'shore',
        points: { places: ['c1', 'c2'] },
        answers: ['move c1 c2'],
        done: (c) => standsOn(c, 'lcvp', 'c2'),
      },
      {
        id: 'ramp',
        points: { places: ['c2', 'c3'] },
        answers: ['unload c2 c3'],
        done: (c) => standsOn(c, 'marines', 'c3'),
      },
      {
        id: 'fire',
        points: { places: ['c3', 'c5'] },
        answers: ['end', 'end', 'shoot c3 c5'],
        done: (c) => hasBombed(c, 'marines'),
      },
    ],
    slips: [
      {
        id: 'aside',
        when: (c) => hasMoved(c, 'lcvp') && !standsOn(c, 'lcvp', 'c2') && !standsOn(c, 'marines', 'c3'),
      },
      { id: 'aboard', when: (c) => isPast(c, 'movement') && !standsOn(c, 'marines', 'c3') },
      { id: 'silent', when: (c) => isPast(c, 'movement', 'deployment', 'shooting') && !hasBombed(c, 'marines') },
    ],
  },
] as const satisfies readonly Lesson<GmCourse>[];
