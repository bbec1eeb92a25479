import type { Rng } from '@sandtable/kernel';
import { abilities } from './abilities';
import { FULL_DECK } from './content';
import { type Duelist, type DuelSetup, type DuelState, duelFrame } from './state';

export function newDuelist(hp: number, at: number, names: readonly string[]): Duelist {
  const numbers = names.map((name) => abilities.number(name)).filter((n) => n !== undefined);
  return {
    hp,
    at,
    deck: FULL_DECK.slice(),
    hand: [],
    set: [],
    discard: [],
    steps: 0,
    struck: false,
    winded: false,
    breathed: false,
    abilities: numbers,
    mask: abilities.maskOf(numbers),
  };
}

export function initState(setup: DuelSetup, rng: Rng): DuelState {
  return {
    rng,
    stack: [duelFrame('shuffle')],
    asks: [],
    outcome: null,
    duelists: [newDuelist(setup.hp, 2, setup.abilities[0]), newDuelist(setup.hp, 4, setup.abilities[1])],
    bids: [-1, -1],
    active: 0,
    turn: 0,
  };
}
