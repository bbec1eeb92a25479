import { by, type Kernel } from '@sandtable/kernel';
import { ALLIES, factionName, GERMANY } from '../content/factions';
import type { SetupFrame } from '../set-up/frame';
import { ownersOfTeam } from '../set-up/teams';
import { type AcesState, board, NEUTRAL, seatState, teamOfSeat } from '../state';
import type { Act, Verb } from './verb';
import { factoryHex, factoryOption, hexOf, seatOfFaction } from './writing';

/** A factory for one of two partners. */
export const divide: Verb = {
  word: 'divide',
  form: 'at:place faction:word',
  rule: 'AA-BULGE-03',
  print: (s, _seat, [, factory, owner]) =>
    `divide ${factoryHex(s, factory)} ${factionName(seatState(s, Number(owner)).faction)}`,
  read: (s, _seat, wish) => factoryOption(s, 'divide', hexOf(s, wish, 'at'), seatOfFaction(s, wish.words.faction)),
};

export function giveFactory(s: AcesState, factory: number, owner: number, k: Kernel<AcesState>): void {
  s.owners[factory] = owner;
  const hex = board(s).factories[factory] ?? 0;
  k.emit?.({ type: 'divided', rule: 'AA-BULGE-03', seat: owner, hex });
}

/**
 * Factories of the Bulge that still wait for one of two allies: the German ones (AA-BULGE-02, AA-BULGE-03) and the Allied
 * ones (AA-RULING-77). The island and the others stay neutral.
 */
export function undivided(s: AcesState): { factory: number; team: number } | null {
  const { groups, factoryAt } = board(s);
  for (const [group, team] of [
    ['bulge-german', GERMANY],
    ['bulge-allied', ALLIES],
  ] as const) {
    for (const hex of groups[group] ?? []) {
      const factory = factoryAt[hex] ?? 0;
      if (s.owners[factory] === NEUTRAL) return by({ factory, team }, 'AA-BULGE-04', 'AA-BULGE-05');
    }
  }
  return null;
}

export const dividing: Act<SetupFrame> = {
  verbs: [divide],
  offer(s, _f, seat, out) {
    const next = undivided(s);
    for (const owner of ownersOfTeam(s, teamOfSeat(s, seat))) out.push(['divide', next?.factory ?? 0, owner]);
  },
  take: (s, _f, _seat, option, k) => giveFactory(s, Number(option[1]), Number(option[2]), k),
};
