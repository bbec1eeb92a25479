import type { Decision, Reply } from '@sandtable/kernel';
import { unitCard, upgradeNumber, upgradeOf } from '../../cards';
import { cardFact } from '../../names/titles';
import { recorded } from '../../recorded';
import { NONE } from '../../state';
import { offersOf } from '../../turn/offers';
import { generatesAp } from '../cards/cards';
import { boughtBits } from '../cards/upgrading';
import type { Dice } from '../dice';
import { bestBy } from '../saying/rank';
import { Reasons } from '../saying/reasons';
import { unitWords } from '../saying/words';
import type { Situation } from '../situation/situation';
import type { Plan } from './plan';
import type { Entry, UpgradeClass } from './tables';
import { offersOfClass } from './variants';

/** The entry of the cell a unit stands for: a passenger and its carrier for the carrier's. */
function entryOf(situation: Situation, id: number, entries: readonly Entry[]): Entry | null {
  const { s } = situation;
  const u = situation.unit(id);
  const { type, weapon } = unitCard(s, u.card);
  const carried = u.carrier !== NONE;
  return (
    entries.find((entry) => {
      if (entry.card === 'carrier') return carried && entry.brings.some((brought) => brought === type);
      return !carried && entry.card === type && (!entry.shoots || weapon !== null) && u.cargo === NONE;
    }) ?? null
  );
}

/** Possible upgrades of the class, of which it has none yet (SOLO-RULING-28: one each). */
function wanted(situation: Situation, id: number, entry: Entry): UpgradeClass | null {
  const { upgrade } = entry;
  if (upgrade.mode === 'may') return upgrade.of;
  if (upgrade.mode !== 'must' || upgrade.of !== 'either') return null;
  // SOLO-RULING-27: one of the other class is possible
  const bits = boughtBits(situation.s, situation.unit(id));
  const has = (of: UpgradeClass): boolean =>
    offersOfClass(situation, situation.unit(id).card, of).some((i) => (bits & (1 << i)) !== 0);
  if (has('offensive') && has('defensive')) return null;
  return has('offensive') ? 'defensive' : 'offensive';
}

/** One of the class is enough, even one that cost nothing. */
function hasOne(situation: Situation, id: number, offers: readonly number[]): boolean {
  const bits = boughtBits(situation.s, situation.unit(id));
  return offers.some((i) => (bits & (1 << i)) !== 0);
}

/** 4.10: possible upgrades with what is left, for units from the dearest down, the dearest first (SOLOP-UPGRADE-03, -08). */
export function buyUpgrade(situation: Situation, decision: Decision, plan: Plan, dice: Dice): Reply | null {
  const { s, seat } = situation;
  const open = decision.options.filter((o) => o[0] === 'upgrade');
  if (open.length === 0) return null;
  const units = s.units.flatMap((u, id) =>
    u.seat === seat && u.deployed === s.turn && !generatesAp(s, u.card) ? [id] : [],
  );
  const byCost = bestFirst(units, (id) => unitCard(s, situation.unit(id).card).cost);
  for (const id of byCost) {
    const entry = entryOf(situation, id, plan.entries);
    const of = entry === null ? null : wanted(situation, id, entry);
    if (entry === null || of === null) continue;
    const offers = offersOfClass(situation, situation.unit(id).card, of);
    if (hasOne(situation, id, offers)) continue;
    const options = open.filter((o) => Number(o[1]) === id && offers.includes(Number(o[2])));
    if (options.length === 0) continue;
    const cost = (i: number): number => offersOf(s, situation.unit(id).card)[i]?.cost ?? 0;
    const option = dice.pick(
      bestBy(options, (o) => [cost(Number(o[2]))]),
      'SOLOP-UPGRADE-02',
      recorded.equalUpgrades,
    );
    const token = offersOf(s, situation.unit(id).card)[Number(option[2])]?.token ?? '';
    const text = situation.w.solo.getsApLeft(unitWords(s, id, situation.w), cardFact(upgradeOf(upgradeNumber(token))));
    return new Reasons(situation.w)
      .rule('SOLOP-UPGRADE-03', entry.rule, 'SOLOP-UPGRADE-08', 'SOLO-RULING-28')
      .reply(option, text, dice);
  }
  return null;
}

function bestFirst(units: readonly number[], cost: (id: number) => number): number[] {
  return [...units].sort((a, b) => cost(b) - cost(a) || a - b);
}
