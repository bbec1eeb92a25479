/** What the plain player thinks. */
export const greedy = {
  lookedBest: (question: string) => `It looked best (${question}).`,
};
