import { createRequire } from 'node:module';
import process from 'node:process';
import { tellFigures } from '../lib/figures.mjs';

/**
 * A boardgame.io server with a small game, by the same rules as in `duel.ts`. The folder it is installed in and where it keeps its matches
 * (`memory` or `files`) as arguments, its port on stdout; whoever writes a line to it gets its figures as one.
 */
const [folder = '.', storage = 'memory'] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);
/** @param {string} part @returns {Record<string, any>} */
const peer = (part) => require(`boardgame.io/${part}`);
const { FlatFile, Origins, Server } = peer('server');
const { PlayerView } = peer('core');

const HAND = 12;
const game = {
  name: 'duel',
  /** @param {any} part */
  setup: ({ random }) => ({
    secret: { deck: random.Shuffle(Array.from({ length: 40 }, (_, i) => i)) },
    players: {
      0: { hand: Array.from({ length: HAND }, (_, i) => i) },
      1: { hand: Array.from({ length: HAND }, (_, i) => i) },
    },
    field: Array.from({ length: 48 }, () => 0),
    score: [0, 0],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      /** @param {any} part @param {number} card */
      move: ({ G, playerID, random }, card) => {
        const { hand } = G.players[playerID];
        const [played] = hand.splice(card % hand.length, 1);
        const place = random.D6() * 8 - 1 - (played % 8);
        G.field[place] = played;
        G.score[Number(playerID)] += random.D6();
        hand.push(G.secret.deck[0]);
        G.secret.deck.push(G.secret.deck.shift());
      },
    },
  },
};

const db = storage === 'files' ? { db: new FlatFile({ dir: `${folder}/matches` }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...db });
// its own log would be measured with it
console.log = () => undefined;
const running = await server.run({ port: 0, hostname: '127.0.0.1' });
const { port } = running.appServer.address();
process.stdout.write(`${port}\n`);
tellFigures();
