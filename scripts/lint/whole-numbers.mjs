const INSTEAD =
  'The compiler keeps lists of what Number(…) gives as fractions, and whatever their numbers are stored in is compiled anew. Ask numberAt(option, place).';

/** Lists of numbers out of options. */
export const wholeNumbers = [
  {
    selector:
      'CallExpression[callee.property.name="map"] > ArrowFunctionExpression > CallExpression.body[callee.name="Number"][arguments.0.type="MemberExpression"][arguments.0.computed=true]',
    message: INSTEAD,
  },
];
