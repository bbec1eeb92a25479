import { about, lost } from './about';
import { home } from './home';
import { rules, rulings } from './rules';

/** What the pages away from the table say. */
export const pages = { about, home, lost, rules, rulings };
