import { expect, it } from 'vitest';
import { acesInspector } from './en/aces-inspector';
import { acesPlay } from './en/aces-play';
import { begin, the } from './en/article';
import { board } from './en/board';
import { gmBoard } from './en/gm-board';
import { gmCards } from './en/gm-cards';
import { gmPlay } from './en/gm-play';
import { gmSetUp } from './en/gm-set-up';
import { matchList } from './en/match-list';
import { nations } from './en/nations';
import { play } from './en/play';
import { record } from './en/record';
import { result } from './en/result';
import { retold } from './en/retold';
import { seats } from './en/seats';

it('the article goes with the name of the nation, and with no other', () => {
  const sides = [...Object.values(nations), ...Object.values(play.factions), 'United Kingdom (south)', 'Ada'];
  expect(sides.filter((side) => the(side) !== side)).toEqual([
    'United States',
    'United Kingdom',
    'Soviet Union',
    'United States',
    'Soviet Union',
    'United Kingdom (south)',
  ]);
  expect([begin('Soviet Union'), begin('Germany')]).toEqual(['The Soviet Union', 'Germany']);
});

const UK = 'United Kingdom';

it.each([
  [play.handOver.title(UK), 'Hand the screen to the United Kingdom'],
  [play.handOver.ready(UK), 'Show the side of the United Kingdom'],
  [play.handOver.turn(UK), 'It is the turn of the United Kingdom.'],
  [play.die.for(UK), 'For the United Kingdom'],
  [play.prompt.waiting(play.list([UK, 'Ada'])), 'Waiting for the United Kingdom and Ada.'],
  [play.prompt.automaTurn(play.list([UK])), 'The United Kingdom acts. Watch, step or skip.'],
  [result.title(play.list(['Germany', UK])), 'Germany and the United Kingdom won the match'],
  [result.title(play.list([UK])), 'The United Kingdom won the match'],
  [record.film.playing(UK), 'The United Kingdom acts'],
  [retold.summary.won(retold.summary.list([UK])), 'The United Kingdom won'],
  [retold.dice.bars(UK), 'Faces rolled by the United Kingdom'],
  [matchList.won([UK], 3), 'Won by the United Kingdom in round 3'],
  [seats.takeOf(UK), 'Play the United Kingdom myself'],
  [gmPlay.hqOf(UK), 'the HQ of the United Kingdom'],
  [gmBoard.words.hq(UK, 'south'), 'HQ of the United Kingdom, south'],
  [gmCards.only([UK, 'Italy']), 'Only the United Kingdom, Italy'],
  [gmCards.hq.title(UK), 'Headquarters of the United Kingdom'],
  [gmPlay.button.gift(UK), 'Give 1 AP to the United Kingdom'],
  [gmPlay.button.partner(UK), 'The United Kingdom goes on'],
  [gmSetUp.rollOff.leads(UK), 'The United Kingdom leads the team.'],
  [acesPlay.phase.after.money(UK), 'the turn of the United Kingdom'],
  [acesInspector.owner(UK), 'Factory of the United Kingdom'],
  [board.owned(UK), 'factory held by the United Kingdom'],
])('%s', (said, wanted) => {
  expect(said).toBe(wanted);
});

it.each([
  [gmPlay.phase.turn(3, UK), 'Turn 3 · United Kingdom'],
  [play.prompt.you(UK), 'United Kingdom:'],
  [gmCards.orders.of(UK), 'Orders: United Kingdom'],
])('a label has the bare name: %s', (said, wanted) => {
  expect(said).toBe(wanted);
});
