import { gmGame } from '@sandtable/2gm';
import { openTable } from '@sandtable/host';
import { sameOption, stableHash, think } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { quickBattle } from '../../match/gm-openings';

const ME = 0;

/** The Tactics opponent keeps its cards here: with an empty hand nobody would ask it in a person's turn. */
function openingOf(edition: 'tactics' | 'pacific') {
  const opening = quickBattle(edition, 'You', 'undo', () => 0);
  if (edition === 'pacific') return opening;
  const setup = opening.setup as { readonly seats: readonly { readonly solo?: object }[] };
  const seats = setup.seats.map((seat) =>
    seat.solo === undefined ? seat : { ...seat, solo: { ...seat.solo, keeps: true } },
  );
  return { ...opening, setup: { ...setup, seats } };
}

/** A person's first turns against the opponent of the book, as the plain opponent would play them. */
function tableOf(edition: 'tactics' | 'pacific') {
  const opened = openTable(gmGame, openingOf(edition));
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

describe.each(['tactics', 'pacific'] as const)('undo in a solo match of %s', (edition) => {
  it('takes back a deployment or a move in one step, though the opponent was asked in between', () => {
    const { table, answer, hash } = tableOf(edition);
    const verbs: string[] = [];
    while (table.over === null && table.journal.length < 60) {
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
