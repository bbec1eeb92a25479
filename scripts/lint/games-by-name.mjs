const NAMES = '/^(2gm|aces|tactics|pacific)$/';
const INSTEAD =
  'What differs from game to game is a field of its module (app/src/game-module.ts): ask moduleOf(game) instead.';

/** Shared screens of the app ask no game for its name: the third game would have to be added in every such place. */
export const gamesByName = [
  `BinaryExpression > Literal[value=${NAMES}]`,
  `SwitchCase > Literal[value=${NAMES}]`,
  `Property > Literal.key[value=${NAMES}]`,
  `Property > Identifier.key[name=${NAMES}]`,
  `MemberExpression > Literal.property[value=${NAMES}]`,
  'ImportDeclaration[importKind!=type] > Literal.source[value=/[.]\\u002F(2gm|aces)\\u002F/]',
  'ImportExpression > Literal.source[value=/[.]\\u002F(2gm|aces)\\u002F/]',
].map((selector) => ({ selector, message: INSTEAD }));
