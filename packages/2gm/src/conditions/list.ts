import type { GmAbility } from '../abilities/hooks';
import type { Table } from '../state';
import { arctic } from './arctic';
import { fog } from './fog';
import { night } from './night';
import { rain } from './rain';
import { storm } from './storm';
import { winds } from './winds';

/** In the order of the table of weather, the clear sky first. */
const SKIES: readonly (readonly GmAbility[])[] = [[], [fog], [rain], winds, storm];

/** What holds for everybody while it lasts: the battle holds these abilities as a unit holds its own. */
export const CONDITIONS: readonly GmAbility[] = [...SKIES.flat(), night, arctic];

const DARK = 1;
const SNOW = 2;
const EACH_SKY = 4;

/** Every sky, by day and by night, without snow and with it: the names of the abilities it brings. */
export const BATTLES: readonly (readonly string[])[] = SKIES.flatMap((sky) =>
  Array.from({ length: EACH_SKY }, (_, more) =>
    [...sky, ...((more & DARK) === 0 ? [] : [night]), ...((more & SNOW) === 0 ? [] : [arctic])].map(({ id }) => id),
  ),
);

/** Which of them is fought. */
export function battleOf(s: Table): number {
  return s.weather * EACH_SKY + (s.opt.night ? DARK : 0) + (s.opt.arctic ? SNOW : 0);
}
