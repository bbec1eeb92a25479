import { gmGame } from '@sandtable/2gm';
import { Interpreter, openTable } from '@sandtable/host';
import { parseReplay, type Replay, readAll, sameOption, think, type Verdict, verifyReplay } from '@sandtable/kernel';
import { newDraft, openingOf } from '../src/2gm/new-match/draft';
import { answerAlone } from '../src/2gm/play/alone';
import { NOTHING } from '../src/2gm/play/desk';
import { REACTIONS } from '../src/2gm/react/kinds';
import { gmPlay } from '../src/i18n/en/gm-play';
import { type Click, clicksFor } from './2gm-clicks';

/** One answer that a person gives by hand. */
export interface Turn {
  /** How many answers have been given before it. */
  readonly answers: number;
  readonly kind: string;
  readonly clicks: readonly Click[];
}

export interface Played {
  readonly turns: readonly Turn[];
  readonly replay: Replay;
  /** Why it ended, as it is told at the table. */
  readonly reason: string;
}

const ME = 0;

/**
 * The match that the form offers by itself, with this seed and a limit of turns. The first seat is played as the plain opponent would; every turn
 * says how a hand does the same at the screen.
 */
export function play(edition: 'tactics' | 'pacific', seed: string, maxTurns: number): Played {
  const names = { me: 'You', others: ['', '', ''] } as const;
  const draft = newDraft(edition, names);
  const opening = openingOf({ ...draft, options: { ...draft.options, maxTurns } }, names, seed);
  const opened = openTable(gmGame, opening);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const table = opened.value;
  const interpreter = new Interpreter(gmGame, table);
  const brain = gmGame.opponents.greedy;
  if (brain === undefined) throw new Error('There is no plain opponent.');
  const turns: Turn[] = [];
  let acted = -1;
  let ended = false;
  while (table.over === null) {
    const now = table.present(ME);
    const seen = table.sync(ME);
    if (!now.ok || !seen.ok) throw new Error('Nobody sits there.');
    const { question, view } = seen.value;
    if (question === null) {
      const before = table.journal.length;
      table.advance();
      if (table.journal.length === before) throw new Error('Nobody is to act.');
      continue;
    }
    const reply = think(now.value.match, ME, brain);
    const option =
      reply !== null && 'option' in reply ? question.options.find((o) => sameOption(o, reply.option)) : undefined;
    if (option === undefined) throw new Error(`No answer to ${question.kind}.`);
    const habits = { mode: 'empty', pledged: false, watched: false, on: true, acted, ended } as const;
    const alone = answerAlone(question, view, ME, habits);
    if (alone === null) {
      if (!REACTIONS.includes(question.kind)) {
        acted = view.table.turn;
        ended = option[0] === 'end';
      }
      const texts = interpreter.wishes(ME);
      const text = texts.ok ? (texts.value[question.options.indexOf(option)] ?? '') : '';
      const desk = { view, seat: ME, question, selection: NOTHING, t: gmPlay };
      turns.push({ answers: table.journal.length, kind: question.kind, clicks: clicksFor(desk, option, text) });
    }
    table.answer(ME, option);
  }
  const told = table.sync('spectator');
  return {
    turns,
    replay: table.saved().replay,
    reason: told.ok ? (readAll(told.value.over, (fact) => gmGame.read?.(fact) ?? fact.key)?.reason ?? '') : '',
  };
}

/** Plays the file again from its seed and compares every hash in it. */
export function verify(text: string): Verdict {
  const read = parseReplay(gmGame.rules, text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return verifyReplay(gmGame.rules, read.value);
}
