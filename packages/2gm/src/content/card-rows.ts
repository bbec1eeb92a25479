import generals from '../../content/generals.json';
import headquarters from '../../content/headquarters.json';
import heroes from '../../content/heroes.json';
import naturals from '../../content/naturals.json';
import support from '../../content/support.json';
import terrain from '../../content/terrain.json';
import germany from '../../content/units/germany.json';
import italy from '../../content/units/italy.json';
import japan from '../../content/units/japan.json';
import uk from '../../content/units/uk.json';
import usa from '../../content/units/usa.json';
import ussr from '../../content/units/ussr.json';
import upgrades from '../../content/upgrades.json';
import type { ContentRows } from './shapes';
import { NATIONS } from './types';

/** What lies on a table; tiles and decks are needed only to set one up. */
export type CardRows = Omit<ContentRows, 'tiles' | 'decks'>;

const UNITS_OF = { usa, germany, japan, uk, ussr, italy };

const rows: unknown = {
  units: NATIONS.flatMap((nation) => UNITS_OF[nation].map((row) => ({ nation, ...row }))),
  support,
  heroes,
  generals,
  terrain,
  upgrades,
  headquarters,
  naturals,
};

/** The files of cards and ground. JSON modules widen words and pairs; the tests of the checks hold them to the shape. */
export const ownCardRows = rows as CardRows;
