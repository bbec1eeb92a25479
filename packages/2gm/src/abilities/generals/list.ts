import type { GmAbility } from '../hooks';
import { bastico, gariboldi, montgomery, yamamoto } from './cheaper';
import { chuikov } from './chuikov';
import { guderian } from './guderian';
import { kuribayashi } from './kuribayashi';
import { macarthur } from './macarthur';
import { model } from './model';
import { patton } from './patton';
import { rommel } from './rommel';
import { yamashita } from './yamashita';

/** The Generals whose boons answer questions; the others act where AP, cards and decks are counted. */
export const GENERALS: readonly GmAbility[] = [
  patton,
  macarthur,
  rommel,
  guderian,
  model,
  yamashita,
  kuribayashi,
  yamamoto,
  montgomery,
  chuikov,
  bastico,
  gariboldi,
];
