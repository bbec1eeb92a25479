import { by, type DecisionDef, type Frame, type FrameDef, frame, type Option, step } from '@sandtable/kernel';
import { unitCard, upgradeOf } from '../cards';
import { policies } from '../editions/index';
import { type GmState, NONE, onField, type Table, type Unit, unit } from '../state';

/** Tactics leaves everything, Pacific the six weapons. */
export function dropTokens(s: GmState, u: Unit, space: number): void {
  if (!s.opt.tokenDrop || space < 0 || unitCard(s, u.card).type !== 'infantry') return;
  const left = policies(s).leavesTokens;
  for (const token of u.tokens) {
    if (left !== null && by(!left.includes(upgradeOf(token.kind).id), '2GM-OPT-06', '2GM-OPT-29', '2GM-RULING-140'))
      continue;
    s.dropped.push(space, token.kind);
  }
}

function lyingOn(s: Table, space: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < s.dropped.length; i += 2) if (s.dropped[i] === space) out.push(s.dropped[i + 1] ?? NONE);
  return out;
}

/** What the unit could take up, and what it would have to give for it: NONE for nothing (2GM-OPT-31). */
function offerTokens(s: Table, id: number, out: Option[]): void {
  const u = unit(s, id);
  const card = unitCard(s, u.card);
  if (by(!onField(u) || card.type !== 'infantry', '2GM-OPT-07', '2GM-RULING-139')) return;
  lyingOn(s, u.at).forEach((kind, i, all) => {
    if (all.indexOf(kind) < i || !card.upgrades.some((offer) => offer.token === upgradeOf(kind).id)) return;
    const { slot } = upgradeOf(kind);
    const inSlot = u.tokens.findIndex((t) => upgradeOf(t.kind).slot === slot);
    out.push(['take', kind, inSlot]);
  });
}

/** A unit has come to where tokens lie (2GM-WIN-16). */
export interface PickUpFrame extends Frame {
  readonly at: 'pick-up';
  readonly unit: number;
}

/** Who takes it up: of a covered pair the infantry (2GM-RULING-139). */
export function pickerOf(s: Table, f: PickUpFrame): number {
  const { card, partner } = unit(s, f.unit);
  return partner === NONE || unitCard(s, card).type === 'infantry' ? f.unit : partner;
}

export function pickUpFrame(id: number): PickUpFrame {
  return { at: 'pick-up', step: 'ask', dice: null, got: 0, unit: id };
}

const pickUp: DecisionDef<GmState, PickUpFrame> = {
  kind: 'pick-up',
  rule: '2GM-OPT-31',
  offer(s, f, _seat, out) {
    offerTokens(s, pickerOf(s, f), out);
    out.push(['leave']);
  },
  take(s, f, _seat, option, k) {
    if (option[0] === 'leave') return;
    const kind = Number(option[1]);
    const u = unit(s, pickerOf(s, f));
    const given = Number(option[2]);
    if (by(given !== NONE, '2GM-OPT-32')) u.tokens.splice(given, 1); // it is discarded
    u.tokens.push({ kind, grey: upgradeOf(kind).mountable, used: 0, since: 0, locked: 0 });
    for (let i = 0; i < s.dropped.length; i += 2) {
      if (s.dropped[i] !== u.at || s.dropped[i + 1] !== kind) continue;
      s.dropped.splice(i, 2);
      break;
    }
    k.jump(f, 'ask');
  },
};

export const pickUpDef: FrameDef<GmState, PickUpFrame> = frame<GmState, PickUpFrame>(
  'pick-up',
  [
    step('ask', '2GM-OPT-31', (s, f, k) => {
      const out: Option[] = [];
      offerTokens(s, pickerOf(s, f), out);
      // 2GM-NIGHT-03: whether a face-down unit could use what lies there is nobody's business
      const { faceDown, at, seat } = unit(s, f.unit);
      if (out.length > 0 || (faceDown && lyingOn(s, at).length > 0)) k.ask(seat, 'pick-up');
    }),
  ],
  [pickUp],
);
