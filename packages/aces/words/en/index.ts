import { automa } from './automa';
import { draw } from './draw';
import { endings } from './endings';
import { explain } from './explain';
import { names } from './names';
import { odds } from './odds';
import { position, shape } from './position';
import { refusals } from './refusals';
import { rolls } from './rolls';
import { setup } from './setup';
import { tell } from './tell';
import { wishes } from './wishes';

/** Everything Aces & Armor says to players, in English. Its shape is the type that other languages must fill. */
export const en = {
  automa,
  draw,
  endings,
  explain,
  names,
  odds,
  position,
  refusals,
  rolls,
  setup,
  shape,
  tell,
  wishes,
};
