import { refusals } from '@sandtable/kernel';
import { areaOf, flakChecks } from '../air/flak';
import type { RaidFrame } from '../air/raid-frame';
import { unitNamed } from '../names/units';
import { NONE } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { topmost } from './moment';
import type { Verb } from './verb';
import { numbersOf, ofTwo, ofUnit } from './writing';

/* Answers to a raid. */

export const intercept: Verb = { word: 'intercept', form: 'from:place', ...ofUnit('intercept') };
export const escort: Verb = { word: 'escort', form: 'from:place', ...ofUnit('escort') };

export const flak: Verb = {
  word: 'flak',
  form: 'from:place to:place',
  ...ofTwo('flak'),
  refuse(s, { seat, option }, w) {
    const [gun] = numbersOf(option);
    const raid = topmost<RaidFrame>(s, 'raid');
    const drop = topmost<DeployFrame>(s, 'deploy');
    if (raid !== undefined) return refusals(flakChecks, s, { seat, gun, area: areaOf(s, raid) }, w);
    return drop === undefined
      ? []
      : refusals(flakChecks, s, { seat, gun, area: { spaces: [drop.space], hq: NONE } }, w);
  },
};

/** Whom a fighter takes on. */
export const engage: Verb = {
  word: 'engage',
  form: 'target:place',
  print: ofUnit('engage').print,
  read: (s, seat, { places }) => ['engage', unitNamed(s, places.target ?? '', seat)],
};
