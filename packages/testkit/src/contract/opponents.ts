import {
  type Core,
  type Game,
  Recording,
  type Reply,
  setupForAll,
  sortedKeys,
  think,
  verifyReplay,
} from '@sandtable/kernel';
import { demand } from './fault';
import { difference } from './plain';

/** A match between the game's own opponents: what they answer is legal, repeatable, and replays with their dice. */
export function checkOpponents<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  edition: string,
  seed: string,
): void {
  for (const name of sortedKeys(game.opponents)) {
    const opponent = game.opponents[name];
    if (opponent === undefined) continue;
    const recording = new Recording(game.rules, setupForAll(game, edition, name), seed);
    const patience = game.patience ?? Number.POSITIVE_INFINITY;
    while (recording.match.over === null && recording.length < patience) {
      demand(recording.length < game.rules.maxAnswers, 'bounded', () => `${name} finds no end`);
      const seat = recording.match.waiting()[0] ?? 0;
      const ask = (): Reply | null => think(recording.match, seat, opponent);
      const reply = ask();
      if (reply === null) break;
      const again = difference(reply, ask());
      demand(again === null, 'opponent', () => `${name} answers differently the second time, at ${again}`);
      const isOnly = recording.match.decision(seat)?.options.length === 1;
      demand(!(isOnly && 'roll' in reply), 'opponent', () => `${name} rolls although there is only one answer`);
      const done =
        'roll' in reply
          ? recording.rollFor(seat, reply.roll.sides, reply.roll.rule, reply.roll.purpose)
          : recording.submit(seat, reply.option);
      demand(done.ok, 'opponent', () => `${name}: ${done.ok ? '' : done.message}`);
    }
    const verdict = verifyReplay(game.rules, recording.file());
    demand(verdict.ok, 'replay', () => `a match of ${name} does not replay after answer ${verdict.at}`);
  }
}
