import { sortedKeys } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { acesGame } from '../game';
import { hexName } from '../names/names';
import { drawn, piece, position } from './table.fixture';

const FACTORIES = ['0,0', '3,0', '6,0', '0,8', '3,8', '6,8', '8,4'];
export const MAP = drawn(Object.fromEntries(FACTORIES.map((hex) => [hex, 'factory'])));

interface Mission {
  readonly seat?: string;
  readonly phase?: string;
  readonly v2?: object;
  readonly owners?: Readonly<Record<string, string>>;
  readonly options?: object;
  readonly seats?: object;
}

/** The mission on a small plain with seven factories; Germany 1 controls the launcher. */
export function mission(units: readonly object[], m: Mission = {}, dice: readonly number[] = []) {
  const factories = sortedKeys(m.owners ?? {}).map((at) => ({ at, owner: m.owners?.[at] }));
  const turn = { seat: m.seat ?? 'usa', phase: m.phase ?? 'move' };
  const v2 = { controller: 'germany-1', ...m.v2 };
  const more = { map: MAP, turn, v2, factories, options: m.options ?? {}, ...(m.seats ? { seats: m.seats } : {}) };
  return new Sandbox(acesGame, position(units, more), dice);
}

/** Where the grey tokens lie, those face up with an exclamation mark. */
export function tokens(sandbox: ReturnType<typeof mission>): string[] {
  return sandbox.state.tokens.map((t) => `${hexName(sandbox.state, t.hex)}${t.faceUp ? '!' : ''}`);
}

export const FAR = [piece('germany-1', 'infantry', '8,8'), piece('usa', 'infantry', '8,0')];
export const LAUNCHER = piece('germany-1', 'v2-launcher', '4,4');
