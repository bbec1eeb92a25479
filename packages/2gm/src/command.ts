import { failure, type Result, type Seat, success } from '@sandtable/kernel';
import type { GmWords } from '../words/index';
import { generalIs } from './cards';
import { catalogue } from './content/index';
import { NATIONS } from './content/types';
import { cardNamed } from './names/names';
import type { GmSetup } from './setup';
import { type GmState, NONE } from './state';
import { gainAp } from './turn/income';

const MARSHALL_AP = 3;

/** What a General brings the moment he takes command. */
export function bringAp(s: GmState, seat: Seat): void {
  if (generalIs(s, seat, 'marshall')) gainAp(s, seat, MARSHALL_AP);
}

/** Field Marshal: the General a seat has from the start, the first of its nation unless it names another (2GM-OPT-11). */
export function firstGeneral({ options, seats, scenario }: GmSetup, seat: number): number {
  const told = seats[seat];
  if (!options.fieldMarshal || told === undefined || (scenario ?? null) !== null) return NONE;
  const named = told.general ?? null;
  return named === null
    ? catalogue.cards.findIndex((card) => card.kind === 'general' && card.nation === told.nation)
    : cardNamed(NATIONS.indexOf(told.nation), named, ['general']);
}

/** Only a General of one's own nation can be picked. */
export function checkGenerals(setup: GmSetup, w: GmWords): Result<GmSetup> {
  for (let i = 0; i < setup.seats.length; i++) {
    const told = setup.seats[i];
    if (told === undefined || (told.general ?? null) === null) continue;
    const { nation } = told;
    const path = `seats/${i}/general`;
    if (!setup.options.fieldMarshal) return failure(path, w.setup.generalLeadsFromStart);
    const card = catalogue.cards[firstGeneral(setup, i)];
    if (card?.kind === 'general' && card.nation === nation) continue;
    const own = catalogue.cards.filter((c) => c.kind === 'general' && c.nation === nation).map((c) => c.name);
    return failure(path, w.setup.expectedGeneralFound(w.names.nations[nation], own, told.general ?? ''));
  }
  return success(setup);
}

/** 2GM-OPT-03: the optional rules that no scenario knows; all others go everywhere (2GM-OPT-04). */
export function checkPitched(setup: GmSetup, w: GmWords): Result<GmSetup> {
  if ((setup.scenario ?? null) === null) return success(setup);
  for (const name of ['fieldMarshal', 'lendLease', 'largeField', 'startingDeployment'] as const)
    if (setup.options[name]) return failure(`options/${name}`, w.setup.pitchedBattlesOnly2gm(w.setup.options[name]));
  return success(setup);
}
