import type { Situation } from '../../situations/situation';
import { onField } from '../learn/field';
import type { GmAim } from './aims';

export interface GmSituation extends Situation {
  readonly edition: 'tactics' | 'pacific';
  readonly aim: GmAim;
}

/** Positions that say nothing of it are in their third turn. */
export const TURN = 3;

function situation(id: string, scene: Parameters<typeof onField>[0], aim: GmAim, best: number): GmSituation {
  return { id, edition: scene.edition, position: onField(scene), aim, best };
}

/** In the order of the list. How to add one: docs/how-to/add-a-situation.md. */
export const SITUATIONS: readonly GmSituation[] = [
  situation(
    'tiger',
    {
      edition: 'tactics',
      phase: 'shooting',
      own: [
        { at: 'f4', card: 'heavy-infantry', upgrades: ['bazooka'] },
        { at: 'c3', card: 'valentine' },
        { at: 'd4', card: 'sherman-firefly' },
      ],
      enemy: [
        { at: 'e5', card: 'tiger', wounds: 1 },
        { at: 'f6', card: 'panzer-ii' },
      ],
      natural: { e5: 'forest' },
    },
    { destroy: [3] },
    0.5,
  ),
  situation(
    'crossing',
    {
      edition: 'tactics',
      phase: 'shooting',
      own: [
        { at: 'c4', card: 'matilda-ii' },
        { at: 'b3', card: 'churchill' },
        { at: 'e4', card: 'sherman-firefly' },
      ],
      enemy: [
        { at: 'b5', card: 'light-infantry', wounds: 2 },
        { at: 'd5', card: 'light-infantry' },
      ],
      natural: { d5: 'forest' },
    },
    { destroy: [3, 4] },
    0.45,
  ),
  situation(
    'two-guns',
    {
      edition: 'tactics',
      phase: 'shooting',
      own: [
        { at: 'c4', card: 'cromwell' },
        { at: 'f3', card: 'heavy-infantry', upgrades: ['mortar'] },
        { at: 'd4', card: 'cromwell' },
      ],
      enemy: [
        { at: 'c6', card: 'stug-iii' },
        { at: 'e6', card: 'panzer-ii', wounds: 2 },
      ],
      natural: { c6: 'forest' },
    },
    { destroy: [3, 4] },
    0.285,
  ),
  situation(
    'second-chance',
    {
      edition: 'tactics',
      phase: 'shooting',
      south: { hand: ['luck'], ap: 4 },
      own: [
        { at: 'e3', card: 'light-infantry' },
        { at: 'b3', card: 'sherman-firefly' },
        { at: 'd4', card: 'cromwell' },
      ],
      enemy: [
        { at: 'b5', card: 'panzer-ii', wounds: 1 },
        { at: 'c5', card: 'panzer-ii', wounds: 1 },
      ],
    },
    { destroy: [3, 4] },
    0.648,
  ),
  situation(
    'into-range',
    {
      edition: 'tactics',
      phase: 'movement',
      own: [
        { at: 'c2', card: 'crusader' },
        { at: 'e2', card: 'churchill' },
      ],
      enemy: [{ at: 'd5', card: 'panzer-iv' }],
    },
    { destroy: [2] },
    0.36,
  ),
  situation(
    'bombs',
    {
      edition: 'pacific',
      phase: 'shooting',
      own: [
        { at: 'hq', card: 'b-25-mitchell' },
        { at: 'd3', card: 'm4a2' },
      ],
      enemy: [
        { at: 'c5', card: 'type-97-chi-ha', wounds: 1 },
        { at: 'd5', card: 'light-infantry', wounds: 1 },
        { at: 'e5', card: 'light-infantry' },
      ],
    },
    { destroy: [2, 3] },
    0.552,
  ),
  situation(
    'column',
    {
      edition: 'pacific',
      phase: 'shooting',
      own: [
        { at: 'd4', card: 'm5-stuart' },
        { at: 'hq', card: 'b-25-mitchell' },
      ],
      enemy: [
        { at: 'd5', card: 'type-97-chi-ha' },
        { at: 'd6', card: 'type-97-chi-ha', wounds: 2 },
      ],
    },
    { destroy: [2, 3] },
    0.336,
  ),
  situation(
    'fortunate',
    {
      edition: 'pacific',
      phase: 'shooting',
      south: { hand: ['fortunate'], ap: 4 },
      own: [
        { at: 'c3', card: 'm5-stuart' },
        { at: 'b4', card: 'm5-stuart' },
        { at: 'd4', card: 'heavy-infantry', upgrades: ['mortar'] },
      ],
      enemy: [
        { at: 'e5', card: 'light-infantry', wounds: 2 },
        { at: 'f5', card: 'type-97-chi-ha' },
      ],
      natural: { e5: 'forest' },
    },
    { destroy: [3] },
    0.85,
  ),
];
