import {
  by,
  type Check,
  DIE,
  type Option,
  passes,
  type Refusal,
  refusals,
  type Seat,
  type Standing,
} from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { say } from '../say';
import { type AcesState, areEnemies, NONE, purseOf, seatState, type Table } from '../state';
import type { Verb } from './verb';

/** The ally of a seat who keeps a purse of their own; NONE for partners with one purse. */
function allyOf(s: Table, seat: Seat): Seat {
  return by(
    s.seats.findIndex((x, i) => i !== seat && !areEnemies(s, i, seat) && x.purse !== purseOf(s, seat)),
    'AA-COOP-05',
    'AA-COOP-06',
  );
}

interface TransferTry {
  readonly seat: Seat;
  readonly coins: number;
}

const transferChecks: readonly Check<Table, TransferTry, RuleId>[] = [
  {
    rule: 'AA-MONEY-03',
    gate: true,
    ok: (s, c) => s.phase !== 'setup' && allyOf(s, c.seat) !== NONE,
    say: () => say.refusals.noAllyHandCoins,
  },
  {
    rule: 'AA-RULING-49',
    ok: (_s, c) => Number.isInteger(c.coins) && c.coins >= 2,
    say: () => say.refusals.oneCoinGoesBank,
  },
  {
    rule: 'AA-MONEY-03',
    ok: (s, c) => seatState(s, c.seat).coins >= c.coins,
    say: (s, c) => say.refusals.youHaveCoins(seatState(s, c.seat).coins),
  },
];

/** AA-MONEY-03: at any moment the match waits for somebody (AA-RULING-49). AA-MONEY-04: the bank keeps one coin. */
export const transfers: Standing<AcesState> = {
  offer(s, seat, out: Option[]) {
    for (let coins = 2; passes(transferChecks, s, { seat, coins }); coins++) out.push(['transfer', coins]);
  },
  take(s, seat, option, k) {
    const coins = Number(option[1]);
    const to = allyOf(s, seat);
    seatState(s, seat).coins -= coins;
    seatState(s, to).coins += coins - 1;
    k.emit?.({ type: 'transferred', rule: 'AA-MONEY-04', seat, to, coins });
  },
};

/** AA-RULING-49: whenever the match waits for somebody, but not while dice are rolling. */
export function explainTransfer(s: AcesState, seat: Seat, coins: number): Refusal[] {
  const open = s.asks[0];
  if (open === undefined || open.kind === DIE) {
    return [{ rule: 'AA-RULING-49', text: say.explain.noTransferNow }];
  }
  return refusals(transferChecks, s, { seat, coins });
}

/** Said whenever one likes, whoever is asked. */
export const transfer: Verb = {
  word: 'transfer',
  form: 'coins:number',
  read: (_s, _seat, { numbers }) => ['transfer', numbers.coins ?? 0],
};
