import { catalogue, EDITIONS, tokenNameIn } from '@sandtable/2gm/decks';

/** What an upgrade is called, whatever card it is on: by both books. */
export function equipmentName(id: string): string {
  const token = catalogue.upgrades.find((each) => each.id === id);
  return token === undefined ? id : tokenNameIn(EDITIONS, null, token);
}
