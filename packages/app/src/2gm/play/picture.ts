import { isMinedFor } from '@sandtable/2gm/table';
import { DIE, type Option } from '@sandtable/kernel';
import { oddsKey } from '../../play/odds-key';
import { NOWHERE, type Spot } from '../board/spots';
import { namedBy, type Parts, partsOf, spotFor } from './anatomy';
import { type Aim, type Deed, type Desk, EMPTY, type Picture } from './desk';
import { comesNext, type Hand, handOf, ownUnitsAt } from './holding';
import { knobsOf } from './knobs';
import { labelOf } from './labels';
import { promptOf } from './prompts';
import { whyNotThere, whyNotUnit } from './wishes';

/** Questions whose answers are chosen on a sheet of their own, or with the dice. */
const ON_SHEETS: ReadonlySet<string> = new Set(['equip', DIE]);

/** What is attacked has odds, and the engine knows them by the words of the option. */
const WITH_ODDS: ReadonlySet<string | number> = new Set([
  'shoot',
  'shell',
  'bombard',
  'assault',
  'resolve',
  'raid',
  'raze',
  'strafe',
  'raid-hq',
  'flak',
  'engage',
  'strike',
]);

export function pictureOf(desk: Desk): Picture {
  const { question } = desk;
  if (question === null) return EMPTY;
  const all = question.options.map((option) => partsOf(desk, option));
  const hand = handOf(desk, all);
  const aims = hand.aimed.map((parts) => aimOf(desk, parts, hand));
  return {
    prompt: promptOf(desk, hand),
    actors: hand.called,
    next: (last) => comesNext(question.kind, all, last),
    cards: hand.cards,
    aims,
    knobs: ON_SHEETS.has(question.kind) ? [] : knobsOf(desk, hand),
    pick: (spot, unit = -1) => deedAt(desk, hand, aims, spot, unit),
  };
}

function aimOf(desk: Desk, parts: Parts, hand: Hand): Aim {
  const { option } = parts;
  return {
    spot: spotFor(desk.view.table, parts, hand.unit),
    option,
    look: parts.look,
    label: labelOf(desk, option),
    odds: WITH_ODDS.has(option[0]) || isOverMines(desk, option) ? oddsKey(option) : null,
  };
}

/** 2GM-RULING-36: who goes there is attacked. */
function isOverMines({ view: { table } }: Desk, [verb, id, space]: Option): boolean {
  if ((verb !== 'move' && verb !== 'pair') || table.mines.length === 0) return false;
  const u = table.units[Number(id)];
  return u !== undefined && isMinedFor(table, u, Number(space));
}

/** An aim at the unit that was hit comes before those at whoever stands beside it. */
function aimsAt(aims: readonly Aim[], spot: Spot, unit: number): readonly Aim[] {
  const here = aims.filter((aim) => aim.spot === spot);
  const at = here.filter((aim) => unit >= 0 && namedBy(aim.option) === unit && aim.look !== 'go');
  return at.length > 0 && at.length < here.length ? at : here;
}

function deedAt(desk: Desk, hand: Hand, aims: readonly Aim[], spot: Spot, unit: number): Deed {
  const here = aimsAt(aims, spot, unit);
  const [only] = here;
  if (only !== undefined) return here.length === 1 ? { do: 'answer', option: only.option } : { do: 'fork', spot };
  const own = ownUnitsAt(desk, spot);
  const next = nextOf(own, hand.unit, unit);
  if (next >= 0) return { do: 'select', unit: next, why: hand.actors.includes(next) ? null : whyNotUnit(desk, next) };
  if (own.includes(hand.unit)) return { do: 'look', spot };
  const why = spot === NOWHERE ? null : whyNotThere(desk, spot);
  return why === null ? { do: 'look', spot } : { do: 'explain', text: why };
}

/** The unit that was hit; a second click on the same place takes the other one who is there. −1 for nobody else. */
function nextOf(own: readonly number[], held: number, hit: number): number {
  if (own.length === 0) return -1;
  if (own.includes(hit) && hit !== held) return hit;
  const at = own.indexOf(held);
  if (at < 0) return own[0] ?? -1;
  return own.length > 1 ? (own[(at + 1) % own.length] ?? -1) : -1;
}
