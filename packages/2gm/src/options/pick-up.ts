import { type FrameDef, frame, type Option, step } from '@sandtable/kernel';
import { type GmState, unit } from '../state';
import { asking } from '../verbs/asking';
import { leaving, offerTokens, pickingUp } from '../verbs/take';
import { lyingOn, type PickUpFrame, pickerOf, picksUnseen } from './token-drop';

const choosePickUp = asking<PickUpFrame>({ kind: 'pick-up', rule: '2GM-OPT-31', again: 'ask' }, [pickingUp, leaving]);

export const pickUp: FrameDef<GmState, PickUpFrame> = frame<GmState, PickUpFrame>(
  'pick-up',
  [
    step('ask', '2GM-OPT-31', (s, f, k) => {
      const out: Option[] = [];
      offerTokens(s, pickerOf(s, f), out);
      // 2GM-NIGHT-03: whether a face-down unit could use what lies there is nobody's business
      const { at, seat } = unit(s, f.unit);
      if (out.length > 0 || (picksUnseen(s, f) && lyingOn(s, at).length > 0)) k.ask(seat, 'pick-up');
    }),
  ],
  [choosePickUp],
);
