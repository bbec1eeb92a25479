/** How moments for cards are passed. */
export const gmPasses = {
  title: 'Moments for cards',
  ask: 'Ask me every time',
  askHelp: 'Also when you hold nothing that fits.',
  empty: 'Pass when I hold nothing that fits',
  emptyHelp: 'You are asked only if there is something to play.',
  emptyNot: 'Not while somebody else is at this table: a pass that comes by itself would tell them what you hold.',
  promise: 'Pass all of them until my next turn',
  promiseHelp: 'Whatever you hold: so it tells nobody anything.',
  again: 'Ask me again',
};
