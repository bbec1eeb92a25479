import type { Lesson } from '../../learn/lesson';
import { attacksOn, deployed, type GmCourse, happened, hasMoved, isOwn, isPast, standsOn, supplyRows } from './course';
import { onField } from './field';

/** Tactics, one idea after the other. */
export const TACTICS = [
  {
    id: 'supply',
    seed: 'learn-supply',
    position: onField({
      edition: 'tactics',
      phase: 'headquarters',
      south: { ap: 1, deck: ['universal-carrier', 'qf-6-pdr', 'heavy-infantry', 'fuel'] },
      own: [
        { at: 'c1', card: 'light-infantry' },
        { at: 'd2', card: 'heavy-infantry' },
        { at: 'e4', card: 'commandos' },
      ],
      enemy: [{ at: 'g6', card: 'heavy-infantry' }],
    }),
    tasks: [
      {
        id: 'close',
        points: { places: ['e4', 'e3'] },
        answers: ['move e4 e3'],
        done: (c) => supplyRows(c) >= 3,
      },
      {
        id: 'end',
        points: { places: [], knob: 'end' },
        answers: ['end'],
        done: (c) => isPast(c, 'movement'),
      },
    ],
    slips: [
      { id: 'gap', when: (c) => happened(c, 'moved').length > 0 && supplyRows(c) < 3 },
      { id: 'early', when: (c) => isPast(c, 'movement') && supplyRows(c) < 3 },
    ],
  },
  {
    id: 'deploy',
    seed: 'learn-deploy',
    position: onField({
      edition: 'tactics',
      phase: 'deployment',
      south: { ap: 3, hand: ['heavy-infantry', 'crusader'] },
      own: [{ at: 'c1', card: 'light-infantry' }],
      enemy: [{ at: 'd6', card: 'heavy-infantry' }],
    }),
    tasks: [
      {
        id: 'hmg',
        points: { places: ['d1'], cards: ['Heavy Infantry'] },
        answers: ['deploy heavy-infantry d1 +hmg'],
        done: (c) => deployed(c, 'heavy-infantry', 'hmg'),
      },
    ],
    slips: [
      { id: 'bare', when: (c) => deployed(c, 'heavy-infantry') && !deployed(c, 'heavy-infantry', 'hmg') },
      { id: 'ended', when: (c) => isPast(c, 'deployment') },
    ],
  },
  {
    id: 'move',
    seed: 'learn-move',
    position: onField({
      edition: 'tactics',
      phase: 'movement',
      own: [
        { at: 'c1', card: 'crusader' },
        { at: 'd2', card: 'heavy-infantry' },
      ],
      enemy: [{ at: 'd6', card: 'heavy-infantry' }],
      natural: { c2: 'lake', d3: 'forest', e4: 'forest', f2: 'bushes' },
    }),
    tasks: [
      {
        id: 'around',
        points: { places: ['c1', 'b3'] },
        answers: ['move c1 b3'],
        done: (c) => standsOn(c, 'crusader', 'b3'),
      },
      {
        id: 'forest',
        points: { places: ['d2', 'd3'] },
        answers: ['move d2 d3'],
        done: (c) => standsOn(c, 'heavy-infantry', 'd3'),
      },
    ],
    slips: [
      { id: 'elsewhere', when: (c) => hasMoved(c, 'crusader') && !standsOn(c, 'crusader', 'b3') },
      { id: 'open', when: (c) => hasMoved(c, 'heavy-infantry') && !standsOn(c, 'heavy-infantry', 'd3') },
      { id: 'ended', when: (c) => isPast(c, 'movement') },
    ],
  },
  {
    id: 'shoot',
    seed: 'learn-shoot',
    position: onField({
      edition: 'tactics',
      phase: 'shooting',
      own: [{ at: 'c3', card: 'crusader' }],
      enemy: [
        { at: 'c5', card: 'panzer-ii' },
        { at: 'e3', card: 'tiger' },
      ],
    }),
    tasks: [
      {
        id: 'panzer',
        points: { places: ['c3', 'c5'] },
        answers: ['shoot c3 c5'],
        done: (c) => attacksOn(c, 'panzer-ii') > 0,
      },
    ],
    slips: [
      { id: 'tiger', when: (c) => attacksOn(c, 'tiger') > 0 },
      { id: 'ended', when: (c) => isPast(c, 'shooting') },
    ],
  },
  {
    id: 'suppress',
    seed: 'learn-suppress',
    position: onField({
      edition: 'tactics',
      phase: 'shooting',
      own: [
        { at: 'c3', card: 'heavy-infantry' },
        { at: 'd3', card: 'heavy-infantry' },
      ],
      enemy: [{ at: 'd4', card: 'elite-grenadiers' }],
      natural: { d4: 'forest', c4: 'forest' },
    }),
    tasks: [
      {
        id: 'first',
        points: { places: ['c3', 'd4'] },
        answers: ['shoot c3 d4'],
        done: (c) => attacksOn(c, 'elite-grenadiers') > 0,
      },
      {
        id: 'second',
        points: { places: ['d3', 'd4'] },
        answers: ['shoot d3 d4'],
        done: (c) => happened(c, 'suppressed').some((e) => !isOwn(c, e.unit)),
      },
    ],
    slips: [{ id: 'ended', when: (c) => isPast(c, 'shooting') }],
  },
  {
    id: 'assault',
    seed: 'learn-assault-2',
    position: onField({
      edition: 'tactics',
      phase: 'movement',
      own: [{ at: 'c3', card: 'gurkhas', upgrades: ['grenades'] }],
      enemy: [{ at: 'c4', card: 'light-infantry', wounds: 1 }],
    }),
    tasks: [
      {
        id: 'declare',
        points: { places: ['c3', 'c4'] },
        answers: ['assault c3 c4'],
        done: (c) => happened(c, 'assault-declared').some((e) => isOwn(c, e.unit)),
      },
      {
        id: 'end',
        points: { places: [], knob: 'end' },
        answers: ['end', 'end'],
        done: (c) => isPast(c, 'movement', 'deployment'),
      },
      {
        id: 'resolve',
        points: { places: ['c3'] },
        answers: ['resolve c3'],
        done: (c) => c.asked === 'strike' || happened(c, 'attack').some((e) => isOwn(c, e.shooter)),
      },
      {
        id: 'strike',
        points: { places: ['c4'] },
        answers: ['strike with grenades'],
        done: (c) => happened(c, 'assault-won').some((e) => isOwn(c, e.unit)),
      },
    ],
    slips: [
      { id: 'walked', when: (c) => hasMoved(c, 'gurkhas') && happened(c, 'assault-declared').length === 0 },
      {
        id: 'stayed',
        when: (c) => isPast(c, 'movement') && happened(c, 'assault-declared').length === 0,
      },
      { id: 'failed', when: (c) => happened(c, 'assault-failed').length > 0 },
    ],
  },
  {
    id: 'support',
    seed: 'learn-support',
    position: onField({
      edition: 'tactics',
      phase: 'movement',
      south: { ap: 2, hand: ['fuel', 'on-target'] },
      own: [{ at: 'c1', card: 'crusader' }],
      enemy: [
        { at: 'c6', card: 'sfh-18-150mm' },
        { at: 'g6', card: 'heavy-infantry' },
      ],
    }),
    tasks: [
      {
        id: 'fuel',
        points: { places: ['c1'], cards: ['Fuel'] },
        answers: ['play fuel c1'],
        done: (c) => happened(c, 'played').some((e) => e.seat === c.seat),
      },
      {
        id: 'dash',
        points: { places: ['c1', 'c5'] },
        answers: ['move c1 c5'],
        done: (c) => standsOn(c, 'crusader', 'c5'),
      },
    ],
    slips: [
      { id: 'dry', when: (c) => hasMoved(c, 'crusader') && happened(c, 'played').length === 0 },
      { id: 'short', when: (c) => hasMoved(c, 'crusader') && !standsOn(c, 'crusader', 'c5') },
      { id: 'ended', when: (c) => isPast(c, 'movement') },
    ],
  },
  {
    id: 'win',
    seed: 'learn-win',
    position: onField({
      edition: 'tactics',
      phase: 'shooting',
      north: { hq: 2 },
      own: [
        { at: 'd4', card: 'crusader' },
        { at: 'e3', card: 'qf-25-pdr' },
      ],
      enemy: [{ at: 'a6', card: 'light-infantry' }],
    }),
    tasks: [
      {
        id: 'hq',
        points: { places: ['e3', 'north'] },
        answers: ['shoot e3 north'],
        done: (c) => c.over?.winners.includes(c.seat) === true,
      },
    ],
    slips: [
      { id: 'missed', when: (c) => c.over === null && happened(c, 'result').length > 0 },
      { id: 'ended', when: (c) => isPast(c, 'shooting') },
    ],
  },
] as const satisfies readonly Lesson<GmCourse>[];
