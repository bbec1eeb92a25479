import type { Option } from '@sandtable/kernel';
import { FIRST_TOKEN } from '../attack/shot';
import { rangeOf } from '../attack/weapons';
import { type Table, unit } from '../state';
import { postOf } from '../transport/place';
import { targetsFrom } from './places';

function hasTarget(s: Table, id: number, token: number): boolean {
  return targetsFrom(s, id, postOf(s, unit(s, id)), rangeOf(s, id, FIRST_TOKEN + token)) > 0;
}

/** A heavy weapon is set up where it has a target, and not before the moves of the turn are over: it holds its unit. */
export function worthOfMounting(s: Table, option: Option): number {
  return s.phase === 'shooting' && hasTarget(s, Number(option[1]), Number(option[2])) ? 2 : -1;
}

/** And taken down where it has none. */
export function worthOfDismounting(s: Table, option: Option): number {
  return hasTarget(s, Number(option[1]), Number(option[2])) ? -1 : 1;
}
