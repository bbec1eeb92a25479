import { gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { sameOption, stableHash, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { quickBattle } from '../openings';

const ME = 0;

/** A person's turns against the opponent of the book, as the plain opponent would play them. */
function tableOf() {
  const opened = openTable(
    gmGame,
    quickBattle('pacific', 'You', 'undo', () => 0),
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const table = opened.value;
  const brain = gmGame.opponents.greedy;
  /** Until the person has something to choose: opponents answer, and what has to be so goes by itself. */
  const settle = (): void => {
    for (;;) {
      const now = table.sync(ME);
      if (!now.ok || now.value.over !== null) return;
      const { question } = now.value;
      if (question === null) table.advance();
      else if (question.options.length > 1) return;
      else table.answer(ME, question.options[0]);
    }
  };
  const answer = (): string => {
    const now = table.present(ME);
    if (!now.ok || brain === undefined) throw new Error('Nobody is there.');
    const reply = think(now.value.match, ME, brain);
    if (reply === null || !('option' in reply)) throw new Error('There is no answer.');
    const option = now.value.question?.options.find((o) => sameOption(o, reply.option));
    table.answer(ME, option);
    settle();
    return String(option?.[0]);
  };
  settle();
  return { table, answer, hash: () => stableHash(table.stateAt(table.journal.length)) };
}

// in Tactics the opponent of the book keeps no hand, so nobody asks it in a person's turn
describe('undo in a solo match of Pacific', () => {
  it('takes back a deployment or a move in one step, though the opponent was asked in between', () => {
    const { table, answer, hash } = tableOf();
    const verbs: string[] = [];
    while (table.over === null && verbs.length < 3 && table.journal.length < 400) {
      const [before, answers] = [hash(), table.journal.length];
      const verb = answer();
      const since = table.journal.slice(answers);
      const quiet = since.every(({ barrier }) => !barrier.roll && !barrier.reveal);
      if (!quiet || since.slice(1).every(({ by }) => by === null)) continue;
      if (since.some(({ by, option }) => by !== null && option[0] !== 'pass')) continue;
      verbs.push(verb);
      const after = hash();
      expect(table.undo(ME)).toMatchObject({ ok: true });
      expect(hash(), verb).toBe(before);
      while (table.journal.length < answers + since.length) expect(table.redo(ME)).toMatchObject({ ok: true });
      expect(hash()).toBe(after);
    }
    expect(verbs).not.toEqual([]);
  });
});
