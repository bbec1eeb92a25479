import { failure, type Result, type Seat, success } from '@sandtable/kernel';
import { generalIs } from './cards';
import { catalogue } from './content/index';
import { NATIONS } from './content/types';
import { NATION_NAMES } from './deck/problem';
import { cardNamed } from './names';
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
export function checkGenerals(setup: GmSetup): Result<GmSetup> {
  for (let i = 0; i < setup.seats.length; i++) {
    const told = setup.seats[i];
    if (told === undefined || (told.general ?? null) === null) continue;
    const { nation } = told;
    const path = `seats/${i}/general`;
    if (!setup.options.fieldMarshal)
      return failure(path, 'A General leads from the start with the optional rule Field Marshal only (2GM-OPT-11).');
    const card = catalogue.cards[firstGeneral(setup, i)];
    if (card?.kind === 'general' && card.nation === nation) continue;
    const own = catalogue.cards.filter((c) => c.kind === 'general' && c.nation === nation).map((c) => c.name);
    return failure(path, `Expected a General of ${NATION_NAMES[nation]}: ${own.join(', ')}; found "${told.general}".`);
  }
  return success(setup);
}

/** 2GM-OPT-03. */
const PITCHED_ONLY = {
  fieldMarshal: 'Field Marshal',
  lendLease: 'Lend-Lease',
  largeField: 'Large Field',
  startingDeployment: 'Starting Deployment',
} as const;

/** The optional rules that no scenario knows; all others go everywhere (2GM-OPT-04). */
export function checkPitched(setup: GmSetup): Result<GmSetup> {
  if ((setup.scenario ?? null) === null) return success(setup);
  for (const name of ['fieldMarshal', 'lendLease', 'largeField', 'startingDeployment'] as const)
    if (setup.options[name])
      return failure(`options/${name}`, `${PITCHED_ONLY[name]} is for Pitched Battles only (2GM-OPT-03).`);
  return success(setup);
}
