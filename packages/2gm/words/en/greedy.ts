/** What the plain player thinks. */
export const greedy = {
  lookedBest: 'Of what it could do this looked best at the moment.',
};
