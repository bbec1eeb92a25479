import { CLOSED } from '@sandtable/geometry';
import { by, type Problem } from '@sandtable/kernel';
import type { AcesWords } from '../../words/index';
import { GERMANY } from '../content/factions';
import { baseCodes } from '../moving/entering';
import { hexName, typeName } from '../names/names';
import { areEnemies, board, NONE, onMap, type Table, teamOfSeat, typeOf, type Unit, unit } from '../state';

/**
 * What no play could have led to: each thing with its place in the position. Who wants it all the same writes `whatIf: true`, so
 * that a slip is told from a question. What the table could not hold at all is refused while it is read.
 */
export function impossibleThings(s: Table, mover: number, w: AcesWords): Problem[] {
  const out: Problem[] = [];
  const note = (path: string, message: string): void => {
    out.push({ path, message: w.position.meant(message) });
  };
  if (s.seats.every((_x, seat) => teamOfSeat(s, seat) === teamOfSeat(s, 0))) note('seats', w.position.oneTeam); // AA-PLAYERS-06
  checkMission(s, w, note);
  s.units.forEach((u, id) => {
    if (!onMap(u)) return;
    if (id !== mover) checkGround(s, u, id, w, note);
    if (u.repairing && u.damage === 0) note(`units/${id}/repairing`, w.position.nothingToRepair); // AA-REPAIR-01
  });
  return out;
}

type Note = (path: string, message: string) => void;

function checkMission(s: Table, w: AcesWords, note: Note): void {
  if (s.opt.mission !== 'v2') return;
  if (teamOfSeat(s, s.controller) !== GERMANY) note('v2/controller', w.position.germanController);
  if (s.launcherUnit !== NONE && by(s.tokens.length > 0, 'AA-V2-11')) note('v2/tokens', w.position.foundAlready);
  if (s.launcher !== NONE && s.tokens[s.launcher]?.faceUp === true) note('v2/turned', w.position.foundAlready);
}

/** Where the unit could not have come to stand. */
function checkGround(s: Table, u: Unit, id: number, w: AcesWords, note: Note): void {
  const b = board(s);
  const name = unitName(s, id, w);
  const path = `units/${id}/at`;
  // ice may have broken under it; AA-RULING-06: units may be placed on water
  const wet = by(s.opt.weather || s.opt.waterPlacementAllUnits, 'AA-RULING-74');
  const closed = baseCodes(b, typeOf(u).arm, s.weather)[u.at] === CLOSED;
  if (closed && !wet && u.at !== s.units[s.launcherUnit]?.at) note(path, w.position.cannotStand(name));
  const owner = s.owners[b.factoryAt[u.at] ?? NONE] ?? NONE;
  if (owner >= 0 && areEnemies(s, owner, u.seat)) note(path, w.position.enemyFactory(name)); // AA-FACTORY-07
  // AA-V2-08
  if (s.tokens.some((token) => token.hex === u.at)) note(path, w.position.onToken(hexName(s, u.at)));
}

/** "Tiger on 4,7" */
function unitName(s: Table, id: number, w: AcesWords): string {
  const u = unit(s, id);
  return w.names.unitOn(typeName(typeOf(u), w), hexName(s, u.at));
}
