import type { RuleBook, RuleSection } from '@sandtable/kernel';
import aa from './aa.json';
import abil from './abil.json';
import air from './air.json';
import arctic from './arctic.json';
import assault from './assault.json';
import build from './build.json';
import card from './card.json';
import cover from './cover.json';
import deck from './deck.json';
import deploy from './deploy.json';
import dice from './dice.json';
import discard from './discard.json';
import field from './field.json';
import flip from './flip.json';
import hero from './hero.json';
import hittab from './hittab.json';
import hq from './hq.json';
import lcvp from './lcvp.json';
import move from './move.json';
import night from './night.json';
import opt from './opt.json';
import para from './para.json';
import precon from './precon.json';
import recruit from './recruit.json';
import rulingsAbilities from './rulings-abilities.json';
import rulingsAir from './rulings-air.json';
import rulingsGeneral from './rulings-general.json';
import rulingsHits from './rulings-hits.json';
import rulingsMovement from './rulings-movement.json';
import rulingsOptional from './rulings-optional.json';
import rulingsRange from './rulings-range.json';
import rulingsSetup from './rulings-setup.json';
import rulingsTeams from './rulings-teams.json';
import rulingsTerrain from './rulings-terrain.json';
import rulingsTransport from './rulings-transport.json';
import setup from './setup.json';
import shoot from './shoot.json';
import suppr from './suppr.json';
import team from './team.json';
import term from './term.json';
import terrain from './terrain.json';
import token from './token.json';
import trans from './trans.json';
import turn from './turn.json';
import victory from './victory.json';
import weather from './weather.json';
import wound from './wound.json';

/** In the order of the books; the rulings follow, grouped by subject. */
const chapters = {
  dice,
  deck,
  card,
  hq,
  field,
  setup,
  term,
  turn,
  move,
  assault,
  cover,
  deploy,
  shoot,
  suppr,
  wound,
  flip,
  discard,
  terrain,
  build,
  trans,
  lcvp,
  air,
  aa,
  para,
  token,
  abil,
  opt,
  hittab,
  weather,
  night,
  arctic,
  team,
  recruit,
  victory,
  hero,
  precon,
  rulingsHits,
  rulingsRange,
  rulingsTerrain,
  rulingsSetup,
  rulingsMovement,
  rulingsTransport,
  rulingsAir,
  rulingsAbilities,
  rulingsOptional,
  rulingsTeams,
  rulingsGeneral,
};

type Chapter = (typeof chapters)[keyof typeof chapters];
type IdsOf<C> = C extends { rules: infer R } ? keyof R & string : never;

/** Every id of the book, so that code citing an unknown one does not compile. */
export type RuleId = IdsOf<Chapter>;

export const book: RuleBook = {
  game: '2gm',
  title: '2GM',
  editions: ['tactics', 'pacific'],
  // JSON modules widen `kind` and `status` to string; index.test.ts holds the data to the narrower type.
  sections: Object.values(chapters) as RuleSection[],
};
