import { automa } from './automa';
import { draw } from './draw';
import { explain } from './explain';
import { names } from './names';
import { odds } from './odds';
import { position, shape } from './position';
import { recorded } from './recorded';
import { refusals } from './refusals';
import { setup } from './setup';
import { tell } from './tell';
import { wishes } from './wishes';

/** Everything Aces & Armor says to players, in English. Its shape is the type that other languages must fill. */
export const en = {
  automa,
  draw,
  explain,
  names,
  odds,
  position,
  recorded,
  refusals,
  setup,
  shape,
  tell,
  wishes,
};
