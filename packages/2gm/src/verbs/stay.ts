import type { Frame } from '@sandtable/kernel';
import type { DeployFrame } from '../turn/deploy-frame';
import type { Act, Verb } from './verb';

/** Whoever could go on stays as it is. */
export const stay: Verb = { word: 'stay', form: '' };

/** Nobody comes along. */
export const stayingEmpty: Act<Frame> = {
  verbs: [stay],
  offer: (_s, _f, _seat, out) => void out.push(['stay']),
  take() {},
};

/** A unit that has just come has come far enough. */
export const stayingThere: Act<DeployFrame> = { ...stayingEmpty, take: (_s, f, _seat, _option, k) => k.done(f) };
