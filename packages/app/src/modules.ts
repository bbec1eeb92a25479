import { gmModule } from './2gm/module';
import { acesModule } from './aces/module';

/** The games, in the order of their tables on the home screen. This is the only list of them. */
export const MODULES = [gmModule, acesModule] as const;
