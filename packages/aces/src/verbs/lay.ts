import { circle } from '@sandtable/geometry';
import { FACTORY, isWater, STANDARD } from '../map/terrain';
import { hexName } from '../names/names';
import type { SetupFrame } from '../set-up/frame';
import { type AcesState, board, NONE, purseOf } from '../state';
import type { Act, Verb } from './verb';
import { hexOf } from './writing';

/** `lay 4,7`. */
function onHex(word: string): Required<Pick<Verb, 'print' | 'read'>> {
  return {
    print: (s, _seat, [, hex]) => `${word} ${hexName(s, Number(hex))}`,
    read(s, _seat, wish) {
      const at = hexOf(s, wish, 'at');
      return at === NONE ? null : [word, at];
    },
  };
}

/** A grey token. */
export const lay: Verb = { word: 'lay', form: 'at:place', rule: 'AA-RULING-64', ...onHex('lay') };

/** The launcher goes under one of them. */
export const hide: Verb = { word: 'hide', form: 'at:place', rule: 'AA-V2-07', ...onHex('hide') };

const ring: number[] = [];

/** AA-RULING-64: dry, free hexes of the innermost circles around the controller's start numbers that still have room. */
function tokenHexes(s: AcesState): number[] {
  const { map, terrain, starts } = board(s);
  const side = s.seats.filter((x) => x.purse === purseOf(s, s.controller));
  const numbers = side.flatMap((x) => x.tokens).filter((number, i, all) => number > 0 && all.indexOf(number) === i);
  const taken = s.tokens.map((t) => t.hex);
  for (let radius = 1; radius < map.columns + map.rows; radius++) {
    const out: number[] = [];
    for (const number of numbers) {
      const count = circle(map, starts[number] ?? 0, radius, ring);
      for (const hex of ring.slice(0, count)) {
        const t = terrain[hex] ?? STANDARD;
        const open =
          s.hexes[hex] === NONE && t !== FACTORY && !isWater(t) && !taken.includes(hex) && !out.includes(hex);
        if (open) out.push(hex);
      }
    }
    if (out.length > 0) return out.sort((a, b) => a - b);
  }
  return [];
}

export const layingTokens: Act<SetupFrame> = {
  verbs: [lay],
  offer(s, _f, _seat, out) {
    for (const hex of tokenHexes(s)) out.push(['lay', hex]);
  },
  take(s, _f, seat, option, k) {
    s.tokens.push({ hex: Number(option[1]), faceUp: false });
    k.emit?.({ type: 'tokens-laid', rule: 'AA-V2-06', seat });
  },
};

export const hiding: Act<SetupFrame> = {
  verbs: [hide],
  offer(s, _f, _seat, out) {
    for (const token of s.tokens) out.push(['hide', token.hex]);
  },
  take(s, _f, seat, option, k) {
    s.launcher = s.tokens.findIndex((t) => t.hex === Number(option[1]));
    k.emit?.({ type: 'launcher-hidden', rule: 'AA-V2-07', seat });
  },
};
