import type { Decision, Opponent, Option, Reply } from '@sandtable/kernel';
import { card, DODGE } from './content';
import type { DuelView } from './view';

/** A row of the opponent's table: applies when it ranks at least one option. */
interface Row {
  readonly rule: string;
  readonly text: string;
  /** The higher the better; null: this option is none of the row's business. */
  rank(view: DuelView, option: Option): number | null;
}

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  bid: [{ rule: 'TOY-SETUP-02', text: 'bids one hit point', rank: (_v, o) => (o[1] === 1 ? 1 : null) }],
  answer: [
    { rule: 'TOY-STRIKE-02', text: 'answers with what it has', rank: (_v, o) => (o[0] === 'answer' ? 1 : null) },
    { rule: 'TOY-STRIKE-02', text: 'has no answer', rank: () => 0 },
  ],
  aftermath: [
    { rule: 'TOY-WOUND-02', text: 'bandages itself', rank: (_v, o) => (o[0] === 'bandage' ? 1 : null) },
    { rule: 'TOY-WOUND-02', text: 'lets it bleed', rank: () => 0 },
  ],
  act: [
    {
      rule: 'TOY-STRIKE-05',
      text: 'strikes with its strongest weapon in reach',
      rank: (_v, o) => (o[0] === 'strike' ? card(Number(o[1])).power : null),
    },
    {
      rule: 'TOY-SET-01',
      text: 'lays its dodge face down',
      rank: (_v, o) => (o[0] === 'set' && o[1] === DODGE ? 1 : null),
    },
    {
      rule: 'TOY-STEP-01',
      text: 'closes in',
      rank: (v, o) => (o[0] === 'step' && closer(v, Number(o[1])) ? 1 : null),
    },
    { rule: 'TOY-TURN-02', text: 'has nothing better to do', rank: (_v, o) => (o[0] === 'end' ? 1 : null) },
  ],
};

function closer(v: DuelView, to: number): boolean {
  const me = v.you === 1 ? v.duelists[1] : v.duelists[0];
  const them = v.you === 1 ? v.duelists[0] : v.duelists[1];
  return !me.struck && Math.abs(to - them.at) < Math.abs(me.at - them.at);
}

/** The first row that ranks something decides; equal ranks are rolled for with a D6, again on faces beyond the ties. */
export const rulebook: Opponent<DuelView> = (view, decision) => {
  const rows = ROWS[decision.kind] ?? [];
  for (const row of rows) {
    const ranked = decision.options.flatMap((option) => {
      const rank = row.rank(view, option);
      return rank === null ? [] : [{ option, rank: [rank], note: row.text }];
    });
    if (ranked.length > 0) return choose(row, ranked, decision);
  }
  throw new Error(`The opponent has no row for "${decision.kind}".`);
};

type Candidate = { readonly option: Option; readonly rank: readonly number[]; readonly note: string };

function choose(row: Row, ranked: readonly Candidate[], decision: Decision): Reply {
  const best = Math.max(...ranked.map((c) => c.rank[0] ?? 0));
  const ties = ranked.filter((c) => c.rank[0] === best);
  const die = decision.dice.find((face) => face <= ties.length);
  if (ties.length > 1 && die === undefined) {
    return { roll: { sides: 6, rule: row.rule, purpose: `a tie of ${ties.length}` } };
  }
  const chosen = ties[(die ?? 1) - 1] ?? ties[0];
  if (chosen === undefined) throw new Error('A row without candidates was chosen.');
  return { option: chosen.option, thought: { because: [row.rule], text: `It ${row.text}.`, candidates: ranked } };
}
