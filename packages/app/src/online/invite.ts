import { type TableId, tableAt } from '../games';
import { chanceOf } from '../match/chance';
import { randomSeed, tryOpening } from '../match/start';
import { titleOf } from '../match/titles';
import type { Answer } from './api';
import { type Created, createTable } from './create';

/** A good match for two at that table without a question asked; whoever invites has the first seat. */
export async function inviteTo(table: TableId, name: string, listed: boolean): Promise<Answer<Created>> {
  const { game, quickMeeting } = tableAt(table);
  const opening = await quickMeeting(randomSeed(), chanceOf);
  const fresh = await tryOpening(game, opening);
  if (!fresh.ok) return fresh;
  const title = await titleOf(game, fresh.value.view);
  return createTable({ game, title, opening, here: [0], name, listed });
}
