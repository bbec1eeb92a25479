import { type Frame, type Option, passes, type Refusal, refusals, type Seat } from '@sandtable/kernel';
import type { AttackFrame } from '../attack/attack-frame';
import type { GmFacts } from '../say';
import { type GmState, NONE, seatState } from '../state';
import { supports } from '../support/list';
import { aimsOf, commonChecks, type Moment, type Play, type Support } from '../support/support';
import { arrivalOf, type DeployFrame } from '../turn/deploy-frame';
import type { TurnFrame } from '../turn/turn-frame';
import { aimNamed, aimText } from './aims';
import { act } from './asking';
import { topmost } from './moment';
import { no } from './no';
import type { Act, Verb } from './verb';
import { cardOf, cardText, numbersOf, words } from './writing';

const MOMENTS: Readonly<Record<string, Moment>> = {
  move: 'movement',
  deploy: 'deployment',
  shoot: 'shooting',
};

/** What the card would be played on, as the question that is open sees it. */
function playAt(s: GmState, seat: Seat, card: number, on: number, kind: string): Play {
  const coming = kind === 'arrived' ? topmost<DeployFrame>(s, 'deploy') : undefined;
  const moment = coming === undefined ? (MOMENTS[kind] ?? (kind as Moment)) : arrivalOf(coming);
  const isAttack = moment === 'fire' || moment === 'cover' || moment === 'rolled' || moment === 'resolved';
  const attack = isAttack ? (topmost<AttackFrame>(s, 'attack') ?? null) : null;
  const moved = kind === 'moved' ? topmost<TurnFrame>(s, 'turn') : coming;
  const mover = moved?.mover ?? NONE;
  return { ...supports.playOf(s, seat, card, moment, attack, mover), on };
}

/** Whoever names no target, or a wrong one, wants to know first whether there is any. */
function refuseAim(s: GmState, support: Support, play: Play, w: GmFacts): Refusal[] {
  const aims = aimsOf(s, support, play);
  if (aims.includes(play.on)) return refusals(support.checks, s, play, w);
  const [first] = aims;
  if (first === undefined) return [no('2GM-CARD-17', w.explain.nothingToPlayOn)];
  if (aims.some((on) => passes(support.checks, s, { ...play, on }))) return [no('2GM-CARD-17', w.explain.notPlayed)];
  return refusals(support.checks, s, { ...play, on: first }, w);
}

export const play: Verb = {
  word: 'play',
  form: 'card:word [on:place] [what:word]',
  anyPlace: true,
  print(s, seat, option) {
    const [card, on] = numbersOf(option);
    return words('play', cardText(s, seat, card), aimText(s, seat, card, on));
  },
  read(s, seat, { words: said, places }) {
    const card = cardOf(s, seat, said.card, ['support', 'hero', 'unit']);
    return card === NONE ? null : ['play', card, aimNamed(s, seat, card, places.on ?? said.what)];
  },
  refuse(s, { seat, kind, option }, w) {
    const [card, on] = numbersOf(option);
    const support = supports.of(card);
    if (support === undefined) return [no('2GM-CARD-17', w.explain.noCardOnePlays)];
    const attempt = playAt(s, seat, card, on, kind);
    const found = refusals(commonChecks, s, attempt, w);
    if (!seatState(s, seat).hand.includes(card)) return found;
    if (!support.moments.includes(attempt.moment)) {
      const when = support.moments.map((moment) => w.explain.when[moment]);
      return [...found, no('2GM-CARD-17', w.explain.itIsPlayed(when))];
    }
    return [...found, ...refuseAim(s, support, attempt, w)];
  },
};

/** Support cards of the turn's owner in a phase of his turn. */
export function playing(moment: Moment): Act {
  return act(
    [play],
    (s, seat, out) => supports.offer(s, seat, moment, null, NONE, out),
    (s: GmState, seat: Seat, option: Option, k) => {
      const played = supports.playOf(s, seat, Number(option[1]), moment, null, NONE);
      played.on = Number(option[2]);
      supports.play(s, played, k);
    },
  );
}

/** What a card answers: an attack, or a unit that has moved or come. */
export interface Answered<F extends Frame> {
  /** Where it is another than that of the window. */
  moment?(f: F): Moment;
  attack(f: F): AttackFrame | null;
  mover(f: F): number;
}

/** Support cards at a moment in somebody's turn at which others step in. */
export function answering<F extends Frame>(
  point: Moment,
  { attack, mover, moment = () => point }: Answered<F>,
): Act<F> {
  return {
    verbs: [play],
    offer: (s, f, seat, out) => supports.offer(s, seat, moment(f), attack(f), mover(f), out),
    take(s, f, seat, option, k) {
      const [card, on] = numbersOf(option);
      supports.play(s, { ...supports.playOf(s, seat, card, moment(f), attack(f), mover(f)), on }, k);
    },
  };
}
