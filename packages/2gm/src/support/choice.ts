import { type FrameDef, frame, type Option, step } from '@sandtable/kernel';
import type { GmState, Table } from '../state';
import { asking } from '../verbs/asking';
import { deploy } from '../verbs/deploy';
import { discard } from '../verbs/discard';
import { finishing } from '../verbs/done';
import { move } from '../verbs/move';
import { play } from '../verbs/play';
import { shoot } from '../verbs/shoot';
import { stay } from '../verbs/stay';
import { take, token } from '../verbs/take';
import type { Act } from '../verbs/verb';
import { type ChoiceFrame, DONE } from './choice-frame';
import { supports } from './list';
import type { Choice } from './support';

function choiceOf(f: ChoiceFrame): Choice {
  const choice = supports.of(f.card)?.choice;
  if (choice === undefined) throw new Error(`Card ${f.card} leaves nothing to choose.`);
  return choice;
}

function asksMore(s: Table, f: ChoiceFrame): boolean {
  if (f.left <= 0) return false;
  const { open } = choiceOf(f);
  if (open !== undefined) return open(s, f);
  const out: Option[] = [];
  choiceOf(f).offer(s, f, supports, out);
  return out.some((option) => option[0] !== DONE);
}

/** What cards leave to choose: each says itself what of it, and what then. */
const choosing: Act<ChoiceFrame> = {
  verbs: [play, take, discard, token, deploy, shoot, move, stay],
  offer: (s, f, _seat, out) => choiceOf(f).offer(s, f, supports, out),
  take: (s, f, _seat, option, k) => choiceOf(f).take(s, f, option, supports, k),
};

const choose = asking<ChoiceFrame>({ kind: 'choose', rule: '2GM-CARD-12', again: 'ask' }, [choosing, finishing]);

/** A card asks its player, until enough is chosen or nothing is left to choose (2GM-CARD-12). */
export const choice: FrameDef<GmState, ChoiceFrame> = frame<GmState, ChoiceFrame>(
  'choice',
  [
    step('ask', '2GM-CARD-12', (s, f, k) => {
      if (asksMore(s, f)) k.ask(f.seat, 'choose');
    }),
    step('end', '2GM-CARD-12', (s, f, k) => choiceOf(f).end?.(s, f, k)),
  ],
  [choose],
);
