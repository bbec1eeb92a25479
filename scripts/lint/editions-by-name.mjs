const INSTEAD =
  'Law 9 (docs/adr/0009-an-edition-is-one-complete-listing.md): shared rules never ask which edition it is. Give what differs a name in editions/policies.ts and ask policies(s).';

/** Comparing an edition with a name, in whatever order. */
export const editionsByName = [
  'BinaryExpression[operator=/^[!=]==$/]:has(> MemberExpression[property.name="edition"]):has(> Literal)',
  'BinaryExpression[operator=/^[!=]==$/]:has(> Identifier[name="edition"]):has(> Literal)',
  'SwitchStatement > MemberExpression.discriminant > Identifier.property[name="edition"]',
].map((selector) => ({ selector, message: INSTEAD }));
