import type { Situation } from '../../situations/situation';
import { onGround, type Piece } from '../learn/ground';
import type { AcesAim } from './aims';

export interface AcesSituation extends Situation {
  readonly aim: AcesAim;
}

interface Scene {
  readonly own: readonly Piece[];
  readonly enemy: readonly Piece[];
}

/** Attacks are about to be declared on the training ground. The aim names units by their places in both lists, own units first. */
function situation(id: string, scene: Scene, aim: AcesAim, best: number): AcesSituation {
  return { id, position: onGround({ phase: 'declare', ...scene }), aim, best };
}

/** In the order of the list. How to add one: docs/how-to/add-a-situation.md. */
export const SITUATIONS: readonly AcesSituation[] = [
  situation(
    'aces-gun',
    {
      own: [
        { at: '3,3', unit: 'b-17', damage: 1 },
        { at: '3,4', unit: 'infantry', damage: 1 },
        { at: '1,2', unit: 'infantry', damage: 1, xp: 2 },
      ],
      enemy: [
        { at: '2,3', unit: 'pak-40', damage: 1 },
        { at: '2,2', unit: 'ju-87', damage: 1 },
      ],
    },
    { destroy: [3] },
    0.786446547,
  ),
  situation(
    'aces-ford',
    {
      own: [
        { at: '3,3', unit: 'sherman' },
        { at: '2,2', unit: 'mobile-infantry', damage: 1, xp: 2 },
        { at: '2,3', unit: 'b-17', damage: 1, xp: 5 },
      ],
      enemy: [
        { at: '3,4', unit: 'infantry', damage: 3 },
        { at: '2,4', unit: 'infantry', damage: 3 },
      ],
    },
    { destroy: [3, 4] },
    0.608351672,
  ),
  situation(
    'aces-stuka',
    {
      own: [
        { at: '3,3', unit: 'mobile-infantry', damage: 2, xp: 2 },
        { at: '1,2', unit: 'infantry' },
        { at: '3,2', unit: 'sherman', damage: 2, xp: 5 },
      ],
      enemy: [
        { at: '2,3', unit: 'ju-87', damage: 3 },
        { at: '3,4', unit: 'infantry', damage: 1 },
      ],
    },
    { destroy: [3] },
    0.405138673,
  ),
  situation(
    'aces-tiger',
    {
      own: [
        { at: '3,4', unit: 'sherman', damage: 1, xp: 2 },
        { at: '1,2', unit: 'p-51', damage: 1 },
        { at: '3,2', unit: 'infantry', xp: 5 },
      ],
      enemy: [
        { at: '3,1', unit: 'infantry', damage: 2 },
        { at: '2,2', unit: 'tiger', damage: 5 },
      ],
    },
    { destroy: [3, 4] },
    0.262362191,
  ),
];
