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
import soloPacificApunit from './solo-pacific-apunit.json';
import soloPacificBehav from './solo-pacific-behav.json';
import soloPacificCards from './solo-pacific-cards.json';
import soloPacificCarduse from './solo-pacific-carduse.json';
import soloPacificCount from './solo-pacific-count.json';
import soloPacificDeck from './solo-pacific-deck.json';
import soloPacificDiscard from './solo-pacific-discard.json';
import soloPacificEnd from './solo-pacific-end.json';
import soloPacificFlip from './solo-pacific-flip.json';
import soloPacificGen from './solo-pacific-gen.json';
import soloPacificHq from './solo-pacific-hq.json';
import soloPacificMove from './solo-pacific-move.json';
import soloPacificPlace from './solo-pacific-place.json';
import soloPacificPredeploy from './solo-pacific-predeploy.json';
import soloPacificPrio from './solo-pacific-prio.json';
import soloPacificShoot from './solo-pacific-shoot.json';
import soloPacificStart from './solo-pacific-start.json';
import soloPacificSupport from './solo-pacific-support.json';
import soloPacificTarget from './solo-pacific-target.json';
import soloPacificTerrain from './solo-pacific-terrain.json';
import soloPacificTurn from './solo-pacific-turn.json';
import soloPacificUpgrade from './solo-pacific-upgrade.json';
import soloPacificWounded from './solo-pacific-wounded.json';
import soloRulings from './solo-rulings.json';
import soloTacticsCards from './solo-tactics-cards.json';
import soloTacticsCarduse from './solo-tactics-carduse.json';
import soloTacticsClass from './solo-tactics-class.json';
import soloTacticsDeck from './solo-tactics-deck.json';
import soloTacticsDiscard from './solo-tactics-discard.json';
import soloTacticsEnd from './solo-tactics-end.json';
import soloTacticsFlip from './solo-tactics-flip.json';
import soloTacticsGoal from './solo-tactics-goal.json';
import soloTacticsHq from './solo-tactics-hq.json';
import soloTacticsMove from './solo-tactics-move.json';
import soloTacticsPlace from './solo-tactics-place.json';
import soloTacticsPredeploy from './solo-tactics-predeploy.json';
import soloTacticsPrio from './solo-tactics-prio.json';
import soloTacticsRef from './solo-tactics-ref.json';
import soloTacticsShoot from './solo-tactics-shoot.json';
import soloTacticsStance from './solo-tactics-stance.json';
import soloTacticsStart from './solo-tactics-start.json';
import soloTacticsTerrain from './solo-tactics-terrain.json';
import soloTacticsTurn from './solo-tactics-turn.json';
import soloTacticsUpgrade from './solo-tactics-upgrade.json';
import soloTacticsWounded from './solo-tactics-wounded.json';
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

/** In the order of the books; the rulings follow, grouped by subject; then the solo opponents and their rulings. */
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
  soloTacticsDeck,
  soloTacticsStart,
  soloTacticsTerrain,
  soloTacticsPredeploy,
  soloTacticsClass,
  soloTacticsGoal,
  soloTacticsTurn,
  soloTacticsHq,
  soloTacticsCards,
  soloTacticsStance,
  soloTacticsMove,
  soloTacticsWounded,
  soloTacticsPrio,
  soloTacticsPlace,
  soloTacticsUpgrade,
  soloTacticsShoot,
  soloTacticsFlip,
  soloTacticsDiscard,
  soloTacticsEnd,
  soloTacticsCarduse,
  soloTacticsRef,
  soloPacificGen,
  soloPacificDeck,
  soloPacificStart,
  soloPacificTerrain,
  soloPacificPredeploy,
  soloPacificTurn,
  soloPacificBehav,
  soloPacificHq,
  soloPacificCards,
  soloPacificPrio,
  soloPacificCount,
  soloPacificUpgrade,
  soloPacificPlace,
  soloPacificSupport,
  soloPacificMove,
  soloPacificWounded,
  soloPacificApunit,
  soloPacificShoot,
  soloPacificTarget,
  soloPacificCarduse,
  soloPacificFlip,
  soloPacificDiscard,
  soloPacificEnd,
  soloRulings,
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
  // eslint-disable-next-line no-restricted-syntax -- the order of the listing above
  sections: Object.values(chapters) as RuleSection[],
};
