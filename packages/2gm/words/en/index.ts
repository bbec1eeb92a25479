import { deck } from './deck';
import { deploying } from './deploying';
import { draw } from './draw';
import { explain } from './explain';
import { firing } from './firing';
import { greedy } from './greedy';
import { labels, moods } from './labels';
import { moving } from './moving';
import { names } from './names';
import { odds } from './odds';
import { position } from './position';
import { recorded } from './recorded';
import { scenario } from './scenario';
import { setup } from './setup';
import { shape } from './shape';
import { solo } from './solo';
import { support } from './support';
import { tell } from './tell';
import { wishes } from './wishes';

/** Everything 2GM says to players, in English. Its shape is the type that other languages must fill. */
export const en = {
  solo,
  greedy,
  shape,
  setup,
  scenario,
  position,
  deck,
  deploying,
  draw,
  explain,
  firing,
  labels,
  moods,
  moving,
  names,
  odds,
  recorded,
  support,
  tell,
  wishes,
};
