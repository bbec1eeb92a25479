import type { GmEvent } from '@sandtable/2gm/table';
import { MOST_STAGED, type StagedShot } from '../../board/staged';
import type { gmBoard } from '../../i18n/en/gm-board';
import { eventsOf, type ToldStep } from '../../log/step';
import { hqSpot, isSpace, NOWHERE, type Spot, unitSpot } from '../board/spots';
import { type Attack, AttackFollower } from './attacks';

type Words = typeof gmBoard;
type Told = Pick<ToldStep, 'facts' | 'answers'>;

/** Follows the attacks of a match from answer to answer: one may be answered by others before its die falls. */
export class ShotFollower {
  private readonly follower = new AttackFollower();
  private last = -1;

  /** The shots of a step, in the order in which they fell; null if it has been seen already. */
  next(step: Told, t: Words): StagedShot[] | null {
    if (step.answers === this.last) return null;
    this.last = step.answers;
    const fallen: { readonly attack: Attack; readonly i: number }[] = [];
    (eventsOf(step) as readonly GmEvent[]).forEach((event, i) => {
      const attack = this.follower.follow(event, step.answers);
      if (event.type === 'result' && attack !== null) fallen.push({ attack, i });
    });
    if (fallen.length > MOST_STAGED) return [];
    return fallen.map(({ attack, i }) => stagedOf(attack, `${step.answers}.${i}`, t));
  }
}

/** Where a unit stood when it happened; who has no space, an aircraft or a passenger, has a place of its own. */
function spotOf({ declared }: Attack, unit: number): Spot {
  const at = declared.was?.units.find(({ id }) => id === unit)?.at;
  if (at === undefined) return NOWHERE;
  return isSpace(at) ? at : unitSpot(unit);
}

function stagedOf(attack: Attack, key: string, t: Words): StagedShot {
  const { declared, needs, result } = attack;
  const lost = attack.wounds.reduce((sum, { amount }) => sum + amount, attack.hqDamage);
  const kind = result === 'hit' || result === 'critical' || result === 'miss' ? result : 'none';
  return {
    key,
    from: spotOf(attack, declared.shooter),
    to:
      declared.hq >= 0 ? hqSpot(declared.hq) : declared.target >= 0 ? spotOf(attack, declared.target) : declared.space,
    face: String(attack.faces.at(-1) ?? '–'),
    need: needs === null ? '' : t.stage.needs(needs.hit, needs.crit),
    kind: attack.destroyed.length > 0 ? 'critical' : kind,
    word:
      attack.destroyed.length > 0
        ? t.stage.destroyed
        : t.stage.results[result ?? 'miss'] + (lost > 0 ? ` −${lost}` : ''),
  };
}
