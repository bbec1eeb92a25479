import type { Table } from '../state';
import { bulge } from './bulge';
import type { Mission } from './mission';
import { v2 } from './v2';

const MISSIONS: Readonly<Record<Table['opt']['mission'], Mission>> = { none: {}, v2, bulge };

export function missionOf(s: Pick<Table, 'opt'>): Mission {
  return MISSIONS[s.opt.mission];
}
