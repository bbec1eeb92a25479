/** What the card with the chances of a shot says at a table of 2GM. */
export const gmOdds = {
  title: 'What would happen',
  which: (place: string) => `${place}: which of these?`,
  taken: 'Wounds taken on average',
  suppresses: 'Presses the target down, hit or not.',
  smoke: 'Every way of the shot leads through smoke.',
  mines: 'Mines lie there. What they would do to it:',
};
