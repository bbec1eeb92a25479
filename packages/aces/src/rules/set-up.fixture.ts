import { Match, type Option, ScriptedDice, type Seat } from '@sandtable/kernel';
import { acesGame } from '../game';
import { parseSetup } from '../setup';
import { typeOf, unit } from '../state';

/** A match from its very beginning, with the dice given; the shuffles come from the seed. */
export function begin(raw: object, seed: string, faces: readonly number[] = []) {
  const setup = parseSetup(raw);
  if (!setup.ok) throw new Error(setup.problems.map((p) => `${p.path}: ${p.message}`).join('\n'));
  const dice = new ScriptedDice(faces);
  const match = Match.start(acesGame.rules, setup.value, seed, { dice, events: true });
  return { match, dice };
}

export type AcesMatch = ReturnType<typeof begin>['match'];

/** A match whose deal fits: the first of many seeds that does. */
export function beginWhere(raw: object, fits: (match: AcesMatch) => boolean, faces: readonly number[] = []) {
  for (let n = 0; n < 1000; n++) {
    const begun = begin(raw, `deal ${n}`, faces);
    if (fits(begun.match)) return begun;
  }
  throw new Error('No seed deals the tokens that way.');
}

export function answer(match: AcesMatch, seat: Seat, option: Option): void {
  const done = match.submit(seat, option);
  if (!done.ok) throw new Error(done.message);
}

/** The seat, or the first one asked, takes the first option there is. */
export function answerFirst(match: AcesMatch, seat?: Seat): void {
  const decision = match.decision(seat);
  const option = decision?.options[0];
  if (decision === null || option === undefined) throw new Error('Nobody is asked.');
  answer(match, decision.seat, option);
}

/** What the seat may choose, as wishes. */
export function offered(match: AcesMatch, seat?: Seat): string[] {
  const decision = match.decision(seat);
  return (decision?.options ?? []).map((o) => acesGame.wishOf(match.state, decision?.seat ?? 0, o));
}

/** Everybody puts his units on tokens; 0, 1 or 2 by seat and role of the unit. */
export function assignAll(match: AcesMatch, tokenFor: (seat: Seat, role: string) => number): void {
  for (let seat = match.waiting()[0]; match.decision()?.kind === 'assign' && seat !== undefined; ) {
    const { role } = typeOf(unit(match.state, Number(match.decision(seat)?.options[0]?.[1])));
    const wanted = tokenFor(seat, role);
    const option = match.decision(seat)?.options.find((o) => o[2] === wanted);
    if (option === undefined) throw new Error(`Seat ${seat} cannot put ${role} on token ${wanted}.`);
    answer(match, seat, option);
    seat = match.waiting()[0];
  }
}

/** Everybody turns over the first token left and takes the first place offered, until the set-up is over. */
export function placeAll(match: AcesMatch): void {
  while (['reveal', 'place'].includes(match.decision()?.kind ?? '')) answerFirst(match);
}
