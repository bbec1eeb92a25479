import type { Core, Frame, Option, RollEvent, Seat } from '../core';
import { frame, step } from '../running/frames';
import { type Fact, packFact, unpackFact } from '../telling/fact';
import { rollDie } from './rng';

/** A roll that waits for a person: one question per die until all faces are known. */
export interface RollFrame extends Frame {
  readonly at: '$roll';
  readonly count: number;
  readonly sides: number;
  readonly seat: Seat;
  readonly rule: string;
  /** Packed: frames are cloned blindly. */
  readonly purpose: string;
  readonly faces: number[];
}

/** The decision kind of a physical die; its answers are draws, not choices. */
export const DIE = '$die';

export function rollFrame(
  count: number,
  sides: number,
  seat: Seat,
  rule: string,
  purpose: Fact,
  faces: number[],
): RollFrame {
  return { at: '$roll', step: 'die', dice: null, got: 0, count, sides, seat, rule, purpose: packFact(purpose), faces };
}

export const rollFrameDef = frame<Core, RollFrame>(
  '$roll',
  [
    step('die', '', (_s, f, k) => {
      if (f.faces.length < f.count) {
        k.jump(f, 'die');
        k.ask(f.seat, DIE);
        return;
      }
      k.caller(f).dice = f.faces.slice();
      k.emit?.(rollEvent(f.seat, f.sides, f.faces, f.rule, unpackFact(f.purpose)));
    }),
  ],
  [
    {
      kind: DIE,
      rule: '',
      offer(_s, f, _seat, out) {
        for (let face = 1; face <= f.sides; face++) out.push(faceOf(face));
      },
      take(s, f, _seat, option) {
        rollDie(s.rng, f.sides);
        f.faces.push(Number(option[1]));
      },
    },
  ],
);

const faces: Option[] = [];

/** Every die has the same: who plays a roll out face by face lists them over and over. */
function faceOf(face: number): Option {
  while (faces.length < face) faces.push(['face', faces.length + 1]);
  return faces[face - 1] ?? ['face', face];
}

export function rollEvent(seat: Seat, sides: number, faces: readonly number[], rule: string, purpose: Fact): RollEvent {
  return { type: 'roll', rule, seat, sides, dice: faces.slice(), purpose };
}
