import type { Option, Seat, Viewer } from '@sandtable/kernel';
import { UNKNOWN } from '../cards';
import { policies } from '../editions/index';
import { ADVANCE, DASH } from '../field/movement';
import type { PickUpFrame } from '../options/token-drop';
import { type GmState, NONE, type Table, unit } from '../state';
import type { DeployFrame } from '../turn/deploy-frame';
import { upgradesCost } from '../turn/upgrades';
import { baseCost } from '../verbs/equip';
import { isStranger } from './hidden';

/** Something was done with a face-down card, out of sight. */
const UNSEEN: Option = ['unseen'];

/** An answer that lies covered until all are in: bids, new hands (2GM-SETUP-04, 2GM-SETUP-20). */
const COVERED: Option = ['covered'];

/** What a stranger sees of an answer at night: cards are put down, moved and joined; what is done under them he does not see. */
export function gesture(s: GmState, seat: Seat, option: Option, who: Viewer): Option {
  if (s.asks.length > 1 && seat !== who && option[0] !== 'surrender') return COVERED;
  if (!s.opt.night || !isStranger(s, who, seat)) return option;
  const [verb, a, b, c] = option;
  const id = Number(a);
  const f = s.stack.at(-1);
  switch (verb) {
    case 'deploy':
    case 'drop':
      return b === NONE ? option : [verb, UNKNOWN, Number(b)]; // 2GM-RULING-145: aircraft are seen
    case 'load':
      return unitDown(s, Number(b)) || policies(s).passengersHideAtNight ? [verb, UNKNOWN, Number(b)] : option;
    case 'equip':
      return equipped(s, option);
    case 'mount':
    case 'dismount':
    case 'upgrade':
    case 'heal':
    case 'repair':
      return unitDown(s, id) || (b !== undefined && unitDown(s, Number(b)) && verb !== 'upgrade') ? UNSEEN : option;
    case 'move':
    case 'join':
      // AP and what a General has ordered lie open, how somebody else found his way does not
      return unitDown(s, id) ? [verb, id, Number(b), Number(c) & (ADVANCE | DASH)] : option;
    case 'take':
      return f?.at === 'pick-up' && unitDown(s, (f as PickUpFrame).unit) ? [verb, id] : option;
    default:
      return option;
  }
}

function unitDown(s: Table, id: number): boolean {
  return s.units[id] !== undefined && unit(s, id).faceDown;
}

/** What was paid lies open (2GM-GAP-24); whoever brings upgrades is seen in Pacific (2GM-NIGHT-07). */
function equipped(s: GmState, option: Option): Option {
  const f = s.stack.at(-1) as DeployFrame;
  const bits = Number(option[1]);
  if (f.space === NONE || (policies(s).upgradesShowAtNight && bits !== 0)) return ['equip', bits, f.card];
  return ['equip', UNKNOWN, baseCost(s, f) + upgradesCost(s, f.card, bits)];
}
