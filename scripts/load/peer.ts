import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { runNpm } from '../lib/npm.mjs';
import { inTurns, pause, warmUpMs } from './figures';
import type { LoadOptions } from './options';

const NODE = fileURLToPath(new URL('./peer-node.mjs', import.meta.url));
export const PEER = 'boardgame.io@0.50.2';
/** What their storage in files needs and does not bring. */
const PEER_FILES = 'node-persist@3.1.3';

/** Where it keeps its matches: nowhere but in memory, or in files by the storage it comes with. */
export type PeerStorage = 'memory' | 'files';

export interface PeerFigures {
  readonly movesPerSecond: number;
  readonly perCore: number;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** What is used of a socket of theirs. */
interface PeerSocket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

/** Measures a boardgame.io server as fast as its players can, in both ways; null if it cannot be had here. */
export async function measurePeer(options: LoadOptions): Promise<Record<PeerStorage, PeerFigures> | null> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-peer-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, PEER, PEER_FILES];
    const { code } = await runNpm(args, { cwd: folder });
    if (code !== 0) return null;
    return { memory: await playPeer(folder, 'memory', options), files: await playPeer(folder, 'files', options) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playPeer(folder: string, storage: PeerStorage, { matches, seconds }: LoadOptions): Promise<PeerFigures> {
  const child = spawn(process.execPath, [NODE, folder, storage], { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout });
  const players: PeerPlayer[] = [];
  try {
    const [port] = (await once(lines, 'line')) as [string];
    const cpu = async () => {
      const answer = once(lines, 'line');
      child.stdin.write('figures\n');
      const [line] = (await answer) as [string];
      return (JSON.parse(line) as { cpuMs: number }).cpuMs;
    };
    const { io } = createRequire(join(folder, 'package.json'))('socket.io-client') as {
      io: (url: string, options: object) => PeerSocket;
    };
    const url = `http://127.0.0.1:${port}/duel`;
    const sit = (match: number, id: string) => () => PeerPlayer.open(io(url, SOCKET), `m${match}`, id);
    const seats = Array.from({ length: matches }, (_, match) => [sit(match, '0'), sit(match, '1')]).flat();
    players.push(...(await inTurns(seats)));
    const moved = () => players.reduce((sum, player) => sum + player.moves, 0);
    for (const player of players) player.play();
    await pause(warmUpMs(seconds));
    const before = await cpu();
    const first = moved();
    const begun = performance.now();
    await pause(seconds * 1000);
    const took = (performance.now() - begun) / 1000;
    const moves = moved() - first;
    const coreSeconds = ((await cpu()) - before) / 1000;
    for (const player of players) player.stop();
    return { movesPerSecond: moves / took, perCore: moves / coreSeconds };
  } finally {
    for (const player of players) player.end();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

const SOCKET = { transports: ['websocket'], forceNew: true, reconnection: false };

/** One of two who play on as soon as it is their turn. */
class PeerPlayer {
  moves = 0;
  private state: PeerState | null = null;
  private isPlaying = false;
  private sent = -1;

  private constructor(
    private readonly socket: PeerSocket,
    private readonly match: string,
    private readonly id: string,
  ) {}

  static open(socket: PeerSocket, match: string, id: string): Promise<PeerPlayer> {
    const player = new PeerPlayer(socket, match, id);
    return new Promise((done) => {
      socket.on('sync', (_: string, { state }: { state: PeerState }) => {
        player.state = state;
        done(player);
      });
      socket.on('update', (_: string, state: PeerState) => player.hear(state));
      socket.on('connect', () => socket.emit('sync', match, id, undefined, 2));
    });
  }

  play(): void {
    this.isPlaying = true;
    this.next();
  }

  stop(): void {
    this.isPlaying = false;
  }

  end(): void {
    this.socket.close();
  }

  private hear(state: PeerState): void {
    // its own move has come back: only now is it acknowledged
    if (this.sent >= 0 && state._stateID > this.sent) {
      this.moves += 1;
      this.sent = -1;
    }
    this.state = state;
    this.next();
  }

  private next(): void {
    const { state, id, match } = this;
    if (!this.isPlaying || state === null || state.ctx.currentPlayer !== id || this.sent >= 0) return;
    this.sent = state._stateID;
    const payload = { type: 'play', args: [state._stateID], playerID: id };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match, id);
  }
}
