import type { RuleBook, RuleSection } from '@sandtable/kernel';
import automa from './automa.json';
import b17 from './b17.json';
import bulge from './bulge.json';
import buy from './buy.json';
import combat from './combat.json';
import coop from './coop.json';
import damage from './damage.json';
import declare from './declare.json';
import diceless from './diceless.json';
import factory from './factory.json';
import first from './first.json';
import hits from './hits.json';
import intercept from './intercept.json';
import katyusha from './katyusha.json';
import map from './map.json';
import mapcheck from './mapcheck.json';
import money from './money.json';
import mountain from './mountain.json';
import move from './move.json';
import players from './players.json';
import repair from './repair.json';
import rulingsCombat from './rulings-combat.json';
import rulingsInterception from './rulings-interception.json';
import rulingsMissions from './rulings-missions.json';
import rulingsMoney from './rulings-money.json';
import rulingsMovement from './rulings-movement.json';
import rulingsSetup from './rulings-setup.json';
import rulingsSolo from './rulings-solo.json';
import setup from './setup.json';
import solo from './solo.json';
import support from './support.json';
import terrain from './terrain.json';
import timer from './timer.json';
import turn from './turn.json';
import v2 from './v2.json';
import victory from './victory.json';
import weather from './weather.json';
import xp from './xp.json';

/** In the order of the book; then the map, then the rulings, grouped by subject. */
const chapters = {
  players,
  setup,
  first,
  turn,
  move,
  terrain,
  factory,
  intercept,
  declare,
  combat,
  support,
  hits,
  damage,
  xp,
  money,
  repair,
  buy,
  victory,
  timer,
  diceless,
  katyusha,
  b17,
  v2,
  weather,
  bulge,
  mountain,
  solo,
  automa,
  coop,
  map,
  mapcheck,
  rulingsSetup,
  rulingsMovement,
  rulingsInterception,
  rulingsCombat,
  rulingsMoney,
  rulingsMissions,
  rulingsSolo,
};

type Chapter = (typeof chapters)[keyof typeof chapters];
type IdsOf<C> = C extends { rules: infer R } ? keyof R & string : never;

/** Every id of the book, so that code citing an unknown one does not compile. */
export type RuleId = IdsOf<Chapter>;

export const book: RuleBook = {
  game: 'aces',
  title: 'Aces & Armor',
  editions: ['aces'],
  // JSON modules widen `kind` and `status` to string; index.test.ts holds the data to the narrower type.
  // eslint-disable-next-line no-restricted-syntax -- the order of the listing above
  sections: Object.values(chapters) as RuleSection[],
};
