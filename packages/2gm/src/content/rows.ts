import decks from '../../content/decks.json';
import generals from '../../content/generals.json';
import headquarters from '../../content/headquarters.json';
import heroes from '../../content/heroes.json';
import naturals from '../../content/naturals.json';
import support from '../../content/support.json';
import terrain from '../../content/terrain.json';
import tiles from '../../content/tiles.json';
import germany from '../../content/units/germany.json';
import italy from '../../content/units/italy.json';
import japan from '../../content/units/japan.json';
import uk from '../../content/units/uk.json';
import usa from '../../content/units/usa.json';
import ussr from '../../content/units/ussr.json';
import upgrades from '../../content/upgrades.json';
import type { ContentRows } from './shapes';
import { NATIONS } from './types';

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
  tiles,
  decks,
};

/** The files as they are. JSON modules widen words and pairs; the tests of the checks hold them to the shape. */
export const ownRows = rows as ContentRows;
