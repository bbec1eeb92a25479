import { MODULES as OURS } from '../../src/modules';
import { toyModule } from './module';

/** The list with one line more. */
export const MODULES = [...OURS, toyModule] as const;
