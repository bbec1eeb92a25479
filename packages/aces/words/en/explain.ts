/** Why a wish cannot be fulfilled, where no single check says it. */
export const explain = {
  notNow: (verb: string) => `Now is not the moment to ${verb}.`,
  nobodyMoves: 'No enemy is on the move.',
  fog: 'In fog nobody is intercepted.',
  overFriend: 'Above another unit nobody is intercepted.',
  noSuchPurchase: 'There is no such unit or factory.',
  noTransferNow: 'Coins change hands while the game waits for a decision.',
  noUnit: (hex: string) => `There is no unit on ${hex}.`,
  notOnMap: (hex: string) => `${hex} is not part of the map in play.`,
  anotherMoves: 'Another unit is in the middle of its move.',
  noSuchWay: 'A way is typed hex by hex, such as s-se-se, and ends where the unit is to go.',
  alreadyThere: 'The unit is already there.',
  greyToken: 'Nobody ends on a grey token before the launcher is found.',
  hexTaken: 'A unit ends its move on a free hex.',
  wholeMove: 'This takes a whole move: the unit must begin it on a neighbouring hex.',
  tooFar: (hex: string, unit: string) => `No way to ${hex} is cheap enough for ${unit}.`,
  notInArmy: 'There is no such unit in the army that is placed now.',
  automaOrder: 'The Automa attacks with the unit that has just moved.',
  owesAttack: (unit: string, at: string, stopped: string, there: string) =>
    `${unit} on ${at} has stopped ${stopped} on ${there} and has to attack it.`,
  noAnswer: 'That is not among the answers to this question.',
};
