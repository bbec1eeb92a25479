import { by } from '@sandtable/kernel';
import { seatState } from '../state';
import { act } from './asking';
import { no } from './no';
import type { Verb } from './verb';
import { ofAp } from './writing';

export const bid: Verb = {
  word: 'bid',
  form: 'ap:number',
  ...ofAp('bid'),
  refuse: (_s, _tried, w) => [no('2GM-SETUP-04', w.explain.bidWhatMost)],
};

/** 2GM-SETUP-04: any part of the starting AP. */
export const bidding = act(
  [bid],
  (s, seat, out) => {
    for (let ap = 0; ap <= seatState(s, seat).ap; ap++) out.push(['bid', ap]);
  },
  (s, seat, option) => {
    const x = seatState(s, seat);
    x.bid = Number(option[1]);
    x.ap -= by(x.bid, '2GM-SETUP-08', '2GM-SETUP-09');
    x.terrainAp = x.bid;
    x.unitAp = s.opt.startingDeployment ? x.bid : 0; // 2GM-OPT-23
  },
);
