import { fortunate, luck } from './fortunate';
import { fuel } from './fuel';
import { impact } from './impact';
import { SupportList } from './support';

/** Every support card that can be played. */
export const supports = new SupportList([fortunate, luck, fuel, impact]);
