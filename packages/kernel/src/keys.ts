/** The one place that lists the keys of an object: always sorted, so that nothing depends on the order of insertion. */
export function sortedKeys(object: object): string[] {
  // eslint-disable-next-line no-restricted-syntax -- sorted right here
  return Object.keys(object).sort((a, b) => (a < b ? -1 : 1));
}
