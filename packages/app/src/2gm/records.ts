import type { GmView } from '@sandtable/2gm';
import { NATIONS, NATURALS } from '@sandtable/2gm/types';
import type { Occupant } from '@sandtable/host';
import type { GameRecords } from '../match/record';
import type { MiniScene } from './board/model';

/** The name under which the engine knows the opponents of both books. */
export const RULEBOOK: Occupant = { by: 'opponent', name: 'rulebook' };

/** What the engine writes where there is nothing. */
const NONE = -1;
/** Single turns in a round: one of each side, whoever takes part in it (2GM-TURN-01, 2GM-TEAM-07). */
const SIDES = 2;

function table(view: unknown): GmView['table'] {
  return (view as GmView).table;
}

export const gmRecords: GameRecords = {
  edition: (view) => table(view).edition,
  sides: (view) => table(view).seats.map((s) => NATIONS[s.nation] ?? ''),
  teams: (view) => table(view).seats.map((s) => s.side),
  async battle(view) {
    const { scenario } = table(view);
    if (scenario === '') return null;
    // the texts of the scenarios are loaded only for those who play one
    const { BRIEFINGS } = await import('@sandtable/2gm/scenarios');
    return BRIEFINGS.find((briefing) => briefing.id === scenario)?.title ?? null;
  },
  round: (view) => Math.ceil(table(view).turn / SIDES),
  picture(view): MiniScene {
    const t = table(view);
    const { columns, rows } = t;
    return {
      columns,
      rows,
      night: t.opt.night,
      arctic: t.opt.arctic,
      // open ground need not be kept
      spaces: t.natural.flatMap((natural, space) => {
        const piece = (t.piece[space] ?? NONE) !== NONE;
        const bridged = t.bridges.includes(space);
        const name = bridged ? 'open' : (NATURALS[natural] ?? 'open');
        return name === 'open' && !piece ? [] : [{ space, natural: name, piece: piece ? true : null }];
      }),
      units: t.units.flatMap((u, id) => (u.at < 0 ? [] : [{ id, space: u.at, side: u.seat % SIDES }])),
      hqs: t.hqs.map(({ side, column }, hq) => ({ hq, side, column })),
    };
  },
  standIns: (view, seat) => (table(view).seats[seat]?.solo === null ? ['rulebook', 'greedy', 'captain'] : []),
  occupants(setup, person) {
    return soloSeats(setup).map((solo) => (solo ? RULEBOOK : { by: 'person', name: person }));
  },
};

/** The seats of a set-up, or of the position it begins from. Whether they fit is for the engine to say. */
function soloSeats(setup: unknown): boolean[] {
  const { seats, position } = (setup ?? {}) as { seats?: unknown; position?: { south?: unknown; north?: unknown } };
  const listed = position === undefined ? seats : [position.south, position.north];
  if (!Array.isArray(listed)) return [];
  return listed.map((seat: { solo?: unknown } | null) => (seat?.solo ?? null) !== null);
}
