import type { GmEvent } from '@sandtable/2gm/table';
import { readIn } from '../../i18n/reading';
import type { Catalogue } from '../../i18n/with-gm-record';
import { eventsOf, type ToldStep } from '../../log/step';
import type { Background } from '../../record/parts';
import { moodName, signed } from './words';

type Behaviour = GmEvent & { readonly type: 'behaviour' };

/** The stance or behaviour under which a seat decided (SOLOT-STANCE-01, SOLOP-BEHAV-01), and what it was reckoned from. */
export function backgroundOf(steps: readonly ToldStep[], step: ToldStep, t: Catalogue): Background | null {
  if (step.by === null) return null;
  const found = behaviourBefore(steps, step);
  if (found === null) return null;
  const { log } = t.gmRecord;
  const items = found.parts.map(({ rule, label, value }) => ({
    rule,
    label: readIn('2gm', label),
    value: signed(value),
  }));
  const sum = { rule: found.rule, label: log.together, value: String(found.sum) };
  return {
    text: t.gmRecord.mood(moodName(found.mood, t)),
    rule: found.rule,
    items: items.length === 0 ? [] : [...items, sum],
  };
}

/** The last one of this seat up to the decision; what the decision itself brought about came after it. */
function behaviourBefore(steps: readonly ToldStep[], step: ToldStep): Behaviour | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const earlier = steps[i];
    if (earlier === undefined || earlier.answers >= step.answers) continue;
    const found = (eventsOf(earlier) as readonly GmEvent[])
      .filter((e): e is Behaviour => e.type === 'behaviour' && e.seat === step.seat)
      .at(-1);
    if (found !== undefined) return found;
  }
  return null;
}
