import type { GmAbility } from '../abilities/hooks';
import { jBasilone } from './j-basilone';
import { mWittman } from './m-wittman';
import { rWinters } from './r-winters';
import { sSakai } from './s-sakai';

/** What heroes do for the units they have joined (2GM-HERO-04). */
export const HEROES: readonly GmAbility[] = [rWinters, mWittman, jBasilone, sSakai];
