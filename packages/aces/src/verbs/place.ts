import { refusals, type Seat, type Wish } from '@sandtable/kernel';
import { hexName, typeId, typeNamed } from '../names/names';
import { say } from '../say';
import { isPicked } from '../set-up/forces';
import type { SetupFrame } from '../set-up/frame';
import { openCircle, placeChecks, placesFor } from '../set-up/placing';
import { place as put, startOf, reveal as turnOver, unplaced } from '../set-up/tokens';
import { type AcesState, NONE, OFF_BOARD, purseOf, seatState, unit } from '../state';
import type { Act, Verb } from './verb';
import { hexOf, settingUp, tokenOf } from './writing';

/** A token of one's own, whose army is placed then. */
export const reveal: Verb = {
  word: 'reveal',
  form: 'token:number',
  rule: 'AA-SETUP-08',
  print: (_s, _seat, [, token]) => `reveal ${Number(token) + 1}`,
  read: (_s, _seat, wish) => ['reveal', tokenOf(wish)],
};

/** A unit of the army by its type; NONE if none is left. */
function unitNamed(s: AcesState, seat: Seat, wish: Wish): number {
  const army = settingUp(s)?.token;
  return s.units.findIndex((u) => {
    const inArmy = u.at === OFF_BOARD && u.army === army && u.seat === seat;
    return inArmy && u.type === typeNamed(seatState(s, u.seat).faction, wish.words.unit ?? '');
  });
}

export const place: Verb = {
  word: 'place',
  form: 'unit:word at:place',
  print: (s, _seat, [, id, hex]) => `place ${typeId(unit(s, Number(id)).type)} ${hexName(s, Number(hex))}`,
  read(s, seat, wish) {
    const [id, at] = [unitNamed(s, seat, wish), hexOf(s, wish, 'at')];
    return id < 0 || at === NONE ? null : ['place', id, at];
  },
  refuse(s, { seat, wish }) {
    const [id, hex] = [unitNamed(s, seat, wish), hexOf(s, wish, 'at')];
    if (hex === NONE) return [{ rule: 'AA-RULING-04', text: say.explain.notOnMap(wish.places.at ?? '') }];
    if (id < 0) return [{ rule: 'AA-SETUP-08', text: say.explain.notInArmy }];
    const start = startOf(s, purseOf(s, seat), settingUp(s)?.token ?? 0);
    return refusals(placeChecks, s, { unit: id, hex, start, circle: openCircle(s, id, start) });
  },
};

export const revealing: Act<SetupFrame> = {
  verbs: [reveal],
  offer(s, _f, seat, out) {
    for (let token = 0; token < 3; token++)
      if ((seatState(s, seat).revealed & (1 << token)) === 0) out.push(['reveal', token]);
  },
  take(s, f, seat, option, k) {
    f.token = Number(option[1]);
    k.reveal('all');
    turnOver(s, seat, f.token, k);
  },
};

/** Two units of one type are the same choice: only the first is offered. */
function oneOfEachType(s: AcesState, ids: readonly number[]): number[] {
  return ids.filter((id, i) => ids.findIndex((other) => unit(s, other).type === unit(s, id).type) === i);
}

export const placing: Act<SetupFrame> = {
  verbs: [place],
  offer(s, f, seat, out) {
    const leader = purseOf(s, seat);
    const start = startOf(s, leader, f.token);
    const own = unplaced(s, leader, f.token).filter((id) => unit(s, id).seat === seat);
    for (const id of oneOfEachType(s, own)) for (const hex of placesFor(s, id, start)) out.push(['place', id, hex]);
  },
  take(s, _f, _seat, option, k) {
    if (isPicked(s, Number(option[1]))) k.reveal('all'); // AA-RULING-102
    put(s, Number(option[1]), Number(option[2]), k);
  },
};
