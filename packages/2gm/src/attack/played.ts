import type { Fact } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { catalogue } from '../content/index';
import { labels } from '../labels';

/** What a card played on one attack does to it (2GM-WIN-35). */
export interface PlayedEffect {
  readonly rule: RuleId;
  readonly label: Fact;
  /** Added to both numbers. */
  readonly aim: number;
  readonly damage: number;
  /** The attack needs no roll: it hits for its Damage, or counts as a critical hit. */
  readonly sure: 'no' | 'hit' | 'critical';
}

const BY_NAME: Readonly<Record<string, PlayedEffect>> = {
  bayonets: { rule: '2GM-CARD-12', label: labels.bayonets, aim: -1, damage: 1, sure: 'no' },
  impact: { rule: '2GM-RULING-128', label: labels.impact, aim: 0, damage: 0, sure: 'hit' },
  'on-target': { rule: '2GM-RULING-128', label: labels.onTarget, aim: 0, damage: 0, sure: 'critical' },
};

const byNumber: readonly (PlayedEffect | undefined)[] = catalogue.cards.map((card) =>
  card.kind === 'support' ? BY_NAME[card.id.replace('support/', '')] : undefined,
);

export function playedEffect(card: number): PlayedEffect | undefined {
  return byNumber[card];
}
