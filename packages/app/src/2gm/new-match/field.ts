/** The field of the form that a place of the opening is about, '' if none: `setup/seats/1/deck/cards/3/id` is `seats/1/deck`. */
export function fieldOf(path: string): string {
  const place = path.replace(/^setup\//, '');
  if (place === 'pack' || place.startsWith('pack/')) return 'pack';
  const seats = /^seats(\/\d+\/[a-z]+)?/.exec(place);
  if (seats !== null) return seats[0];
  const option = /^options\/([a-zA-Z0-9]+)/.exec(place);
  return option?.[1] ?? (place.startsWith('scenario') || place === 'edition' ? 'scenario' : '');
}
