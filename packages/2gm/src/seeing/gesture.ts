import type { Option, Seat, Viewer } from '@sandtable/kernel';
import type { GmState } from '../state';
import { verbOfOption } from '../verbs/list';
import { isStranger } from './hidden';

/** An answer that lies covered until all are in: bids, new hands (2GM-SETUP-04, 2GM-SETUP-20). */
const COVERED: Option = ['covered'];

/** What somebody sees of an answer. At night cards are put down, moved and joined; what is done under them a stranger does not see. */
export function gesture(s: GmState, seat: Seat, option: Option, who: Viewer): Option {
  if (s.asks.length > 1 && seat !== who && option[0] !== 'surrender') return COVERED;
  if (!s.opt.night || !isStranger(s, who, seat)) return option;
  return verbOfOption(String(option[0]))?.atNight?.(s, option) ?? option;
}
