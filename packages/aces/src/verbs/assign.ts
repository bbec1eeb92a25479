import { isPicked, waitingUnits } from '../set-up/forces';
import type { SetupFrame } from '../set-up/frame';
import { NONE, seatState, unit } from '../state';
import type { Act, Verb } from './verb';
import { settingUp, tokenOf } from './writing';

/** The next unit goes on one of the three tokens. */
export const assign: Verb = {
  word: 'assign',
  form: 'token:number',
  rule: 'AA-SETUP-04',
  print: (_s, _seat, [, , token]) => `assign ${Number(token) + 1}`,
  read: (s, seat, wish) => ['assign', waitingUnits(s, seat)[settingUp(s)?.n ?? 0] ?? NONE, tokenOf(wish)],
};

/** AA-SETUP-04; any token, every time: nobody has to spread his units (AA-SETUP-05). */
export const assigning: Act<SetupFrame> = {
  verbs: [assign],
  offer(s, f, seat, out) {
    const id = waitingUnits(s, seat)[f.n] ?? 0;
    const { tokens } = seatState(s, seat);
    for (let token = 0; token < tokens.length; token++) if (tokens[token] !== 0) out.push(['assign', id, token]);
  },
  take(s, _f, seat, option, k) {
    const [id, army] = [Number(option[1]), Number(option[2])];
    unit(s, id).army = army;
    k.emit?.({
      type: 'assigned',
      rule: 'AA-SETUP-04',
      seat,
      unit: id,
      army,
      ...(isPicked(s, id) ? { secret: true } : {}),
    });
  },
};
