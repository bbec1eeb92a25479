import * as z from 'zod/mini';
import type { GmWords } from '../../words/index';
import { catalogue } from '../content/index';
import { spaceName, spaceNamed } from '../names/names';
import { unitNamed, unitRef } from '../names/units';
import { shapeKey } from '../shape-key';
import { NONE, onField, type Table } from '../state';
import { supplyLine } from '../turn/income';
import { behaviourOf } from './pacific/behaviour';
import { plainSolo, SOLO_SYSTEMS, SOLO_TYPES, SoloShape, soloOf } from './set-up/setup-shape';
import { BAND_NAMES } from './situation/bands';
import type { Solo } from './solo';
import { STANCE_NAMES, stanceOf } from './tactics/stance';

/** A space, a unit by its space and card, or a card. */
const Place = z.string().check(z.maxLength(60));
const Type = z.enum(SOLO_TYPES);
const Count = z.int().check(z.minimum(-99), z.maximum(9999));

/** The solo opponent of a side: its type alone, or with what it is up to. */
const FullShape = z.strictObject({
  type: z._default(Type, 'variable'),
  /** Without it that of the edition. */
  system: z.optional(z.enum(SOLO_SYSTEMS)),
  /** Its own turn; without it the turn of the position. */
  turn: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  /** The cell of the Pacific tables; without it as the battlefield says. */
  band: z.optional(z.enum(BAND_NAMES)),
  /** The stance of the Tactics tables by its name. */
  stance: z.optional(z.string().check(z.maxLength(30))),
  sum: z.optional(Count),
  /** Length of its Supply Line at the end of its last turn; without it the present one. */
  chain: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
  /** Its hand lies open; without it if the position names the cards. */
  open: z.optional(z.boolean()),
  /** What it has to do with its objective, and where; without it the HQ of the enemy. */
  aim: z.optional(z.enum(['hq', 'destroy', 'occupy', 'defend', 'none'])),
  objective: z._default(z.array(Place).check(z.maxLength(48)), () => []),
  /** Cards that have left its hand in this phase, and the AP paid. */
  spent: z._default(z.array(z.strictObject({ card: z.nullable(Place), ap: Count })), () => []),
  /** Units it has looked at in this phase and left where they are. */
  held: z._default(z.array(Place), () => []),
  from: z.optional(Place),
  levers: z.optional(z.partial(SoloShape)),
});

export const SoloPositionShape = z.union([Type, FullShape], shapeKey('soloOpponent'));

export type SoloPosition = z.infer<typeof SoloPositionShape>;

type Note = (path: string, message: string) => void;

const AIMS = { variable: 'hq', offensive: 'destroy', defensive: 'defend' } as const;

/** The opponent as a position tells it; what it does not say follows from the table, which has to be complete by now. */
export function readSolo(
  s: Table,
  seat: number,
  told: SoloPosition,
  phase: string,
  known: boolean,
  note: Note,
  w: GmWords,
): Solo {
  const p = typeof told === 'string' ? FullShape.parse({ type: told }) : told;
  const system = p.system ?? s.edition;
  const solo = soloOf(SoloShape.parse({ ...p.levers, system, type: p.type }));
  const space = (text: string, path: string): number => {
    const found = spaceNamed(s, text);
    if (found === NONE) note(path, w.position.expectedSpaceFieldFound(text));
    return found;
  };
  solo.objective = p.objective.map((text, i) => space(text, `objective/${i}`)).filter((at) => at !== NONE);
  solo.aim = p.aim ?? (solo.objective.length > 0 ? AIMS[p.type] : 'hq');
  // SOLO-RULING-14: positions begin before its Initial Phase, which counts the turn
  solo.turn = (p.turn ?? s.turn) - Number(phase === 'initial');
  solo.chain = p.chain ?? supplyLine(s, seat);
  solo.open = p.open ?? known;
  solo.from = p.from === undefined ? NONE : space(p.from, 'from');
  solo.held = p.held.map((text) => unitNamed(s, text)).filter((id) => id !== NONE);
  solo.spent = p.spent.flatMap(({ card, ap }) => [
    card === null ? NONE : catalogue.byId.has(card) ? catalogue.numberOf(card) : NONE,
    ap,
  ]);
  setMood(s, seat, solo, p, note, w);
  return solo;
}

const MIDDLE = 5;

function setMood(
  s: Table,
  seat: number,
  solo: Solo,
  told: { readonly band?: string | undefined; readonly stance?: string | undefined; readonly sum?: number | undefined },
  note: Note,
  w: GmWords,
): void {
  if (solo.system === 'pacific') {
    const found = behaviourOf(s, seat, solo);
    solo.mood = told.band === undefined ? found.mood : (BAND_NAMES as readonly string[]).indexOf(told.band);
    solo.sum = told.sum ?? found.sum;
    return;
  }
  const found = stanceOf(s, seat, solo, MIDDLE);
  const names = STANCE_NAMES[solo.type];
  const stance = told.stance === undefined ? found.mood : names.indexOf(told.stance.toUpperCase());
  if (stance < 0) note('stance', w.position.expectedOneOf(names, told.stance ?? ''));
  solo.mood = Math.max(0, stance);
  solo.sum = told.sum ?? found.sum;
}

function idsOf(cards: readonly number[]): string[] {
  return cards.map((n) => catalogue.cards[n]?.id ?? '');
}

/** The same to be read back. */
export function printSolo(s: Table, solo: Solo): object {
  const { system, type, levers } = solo;
  const plain = soloOf(plainSolo(system)).levers;
  // eslint-disable-next-line no-restricted-syntax -- the order of the levers' own list
  const changed = Object.entries({
    ...levers,
    without: idsOf(levers.without),
    terrain: idsOf(levers.terrain),
  }).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key as keyof typeof plain]));
  const spent: object[] = [];
  for (let i = 0; i + 1 < solo.spent.length; i += 2)
    spent.push({ card: catalogue.cards[solo.spent[i] ?? NONE]?.id ?? null, ap: solo.spent[i + 1] ?? 0 });
  const held = solo.held.filter((id) => s.units[id] !== undefined && onField(s.units[id]));
  return {
    type,
    system,
    turn: solo.turn,
    ...(system === 'pacific' ? { band: BAND_NAMES[solo.mood] } : { stance: STANCE_NAMES[type][solo.mood] }),
    sum: solo.sum,
    chain: solo.chain,
    open: solo.open,
    aim: solo.aim,
    ...(solo.objective.length === 0 ? {} : { objective: solo.objective.map((at) => spaceName(s, at)) }),
    ...(spent.length === 0 ? {} : { spent }),
    ...(held.length === 0 ? {} : { held: held.map((id) => unitRef(s, id)) }),
    ...(solo.from === NONE ? {} : { from: spaceName(s, solo.from) }),
    ...(changed.length === 0 ? {} : { levers: Object.fromEntries(changed) }),
  };
}
