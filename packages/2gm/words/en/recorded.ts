/** Texts of the record: what a die was rolled for, why the match ended. */
export const recorded = {
  weather: 'the weather',
  teamLeader: 'who leads the team',
  firstTurn: 'the first turn',
  attack: 'the attack',
  shielding: 'the shielding',

  southReachedGoal: 'South has reached its goal.',
  northReachedGoal: 'North has reached its goal.',
  southDestroyedHq: 'South destroyed the enemy HQ.',
  northDestroyedHq: 'North destroyed the enemy HQ.',
  southOutOfCards: 'South has no cards left.',
  northOutOfCards: 'North has no cards left.',
  southHeldOut: 'South has held out for {n} turns.',
  northHeldOut: 'North has held out for {n} turns.',
  southSurrendered: 'South surrendered.',
  northSurrendered: 'North surrendered.',
  turnsOver: 'The {n} turns are over.',
};
