import type { BookOpponent, Candidate, Decision, Fact, Option, Reply } from '@sandtable/kernel';
import { card, DODGE } from './content';
import type { DuelView } from './view';
import { say } from './words';

/** A row of the opponent's table: applies when it ranks at least one option. */
interface Row {
  readonly rule: string;
  readonly deed: Fact;
  /** The higher the better; null: this option is none of the row's business. */
  rank(view: DuelView, option: Option): number | null;
}

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  bid: [{ rule: 'TOY-SETUP-02', deed: say.opponent.bids, rank: (_v, o) => (o[1] === 1 ? 1 : null) }],
  answer: [
    { rule: 'TOY-STRIKE-02', deed: say.opponent.answers, rank: (_v, o) => (o[0] === 'answer' ? 1 : null) },
    { rule: 'TOY-STRIKE-02', deed: say.opponent.noAnswer, rank: () => 0 },
  ],
  aftermath: [
    { rule: 'TOY-WOUND-02', deed: say.opponent.bandages, rank: (_v, o) => (o[0] === 'bandage' ? 1 : null) },
    { rule: 'TOY-WOUND-02', deed: say.opponent.bleeds, rank: () => 0 },
  ],
  act: [
    {
      rule: 'TOY-STRIKE-05',
      deed: say.opponent.strikes,
      rank: (_v, o) => (o[0] === 'strike' ? card(Number(o[1])).power : null),
    },
    {
      rule: 'TOY-SET-01',
      deed: say.opponent.laysDodge,
      rank: (_v, o) => (o[0] === 'set' && o[1] === DODGE ? 1 : null),
    },
    {
      rule: 'TOY-STEP-01',
      deed: say.opponent.closesIn,
      rank: (v, o) => (o[0] === 'step' && closer(v, Number(o[1])) ? 1 : null),
    },
    { rule: 'TOY-TURN-02', deed: say.opponent.idles, rank: (_v, o) => (o[0] === 'end' ? 1 : null) },
  ],
};

function closer(v: DuelView, to: number): boolean {
  const me = v.you === 1 ? v.duelists[1] : v.duelists[0];
  const them = v.you === 1 ? v.duelists[0] : v.duelists[1];
  return !me.struck && Math.abs(to - them.at) < Math.abs(me.at - them.at);
}

/** The first row that ranks something decides; equal ranks are rolled for with a D6, again on faces beyond the ties. */
export const rulebook: BookOpponent<DuelView> = (view, decision) => {
  for (const row of ROWS[decision.kind] ?? []) {
    const ranked: Ranked[] = [];
    for (const option of decision.options) {
      const rank = row.rank(view, option);
      if (rank !== null) ranked.push({ option, rank });
    }
    if (ranked.length > 0) return choose(row, ranked, decision);
  }
  throw new Error(`The opponent has no row for "${decision.kind}".`);
};

interface Ranked {
  readonly option: Option;
  readonly rank: number;
}

function choose(row: Row, ranked: readonly Ranked[], decision: Decision): Reply {
  const best = ranked.reduce((most, { rank }) => Math.max(most, rank), Number.NEGATIVE_INFINITY);
  const ties = ranked.filter(({ rank }) => rank === best);
  const die = decision.dice.find((face) => face <= ties.length);
  if (ties.length > 1 && die === undefined) {
    return { roll: { sides: 6, rule: row.rule, purpose: say.rolls.tie(ties.length) } };
  }
  const chosen = ties[(die ?? 1) - 1] ?? ties[0];
  if (chosen === undefined) throw new Error('A row without candidates was chosen.');
  const candidates = ranked.map((each): Candidate => {
    const fate = each === chosen ? 'chosen' : each.rank === best ? 'die' : 'behind';
    return { option: each.option, rank: [each.rank], fate, note: row.deed, rule: row.rule };
  });
  return { option: chosen.option, thought: { because: [row.rule], text: say.opponent.does(row.deed), candidates } };
}
