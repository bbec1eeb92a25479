import type { Kernel } from '@sandtable/kernel';
import { factionName, GERMANY } from '../content/factions';
import type { SetupFrame } from '../set-up/frame';
import { peopleOfTeam } from '../set-up/teams';
import { type AcesState, seatState } from '../state';
import type { Act, Verb } from './verb';
import { seatOfFaction } from './writing';

/** Who controls the V2. */
export const controller: Verb = {
  word: 'controller',
  form: 'faction:word',
  rule: 'AA-V2-05',
  print: (s, _seat, [, chosen]) => `controller ${factionName(seatState(s, Number(chosen)).faction)}`,
  read: (s, _seat, { words }) => ['controller', seatOfFaction(s, words.faction)],
};

export function takeControl(s: AcesState, seat: number, k: Kernel<AcesState>): void {
  s.controller = seat;
  k.emit?.({ type: 'controller', rule: 'AA-V2-05', seat });
}

export const takingControl: Act<SetupFrame> = {
  verbs: [controller],
  offer(s, _f, _seat, out) {
    for (const seat of peopleOfTeam(s, GERMANY)) out.push(['controller', seat]);
  },
  take: (s, _f, _seat, option, k) => takeControl(s, Number(option[1]), k),
};
