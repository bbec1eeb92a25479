import { numberAt, type Option, type Seat, type Wish } from '@sandtable/kernel';
import { isInfantry } from '../field/entering';
import { unitsOn } from '../ground';
import { type CardKind, cardName, cardNamed, spaceNamed } from '../names/names';
import { unitNamed, unitRef } from '../names/units';
import { isHidden } from '../seeing/hidden';
import { type GmState, NONE, seatState, type Table, type Unit, unit } from '../state';
import type { Verb } from './verb';

/* What printing and reading wishes have in common. */

export function words(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

/** The numbers behind the word of an option; 0 where there are none. */
export function numbersOf(option: Option): [a: number, b: number, c: number, d: number] {
  return [numberAt(option, 1), numberAt(option, 2), numberAt(option, 3), numberAt(option, 4)];
}

/** The space behind a text, with or without a card after it. */
export function spaceOf(s: Table, text: string | undefined): number {
  return spaceNamed(s, (text ?? '').split(':')[0] ?? '');
}

export function fromOf(s: Table, seat: Seat, { places }: Wish): number {
  return unitNamed(s, places.from ?? places.at ?? '', seat);
}

export function toOf(s: Table, seat: Seat, { places }: Wish): number {
  return unitNamed(s, places.to ?? '', seat);
}

export function spaceTo(s: Table, { places }: Wish): number {
  return spaceOf(s, places.to ?? places.at);
}

export function cardText(s: Table, seat: Seat, card: number): string {
  return cardName(s, seatState(s, seat).nation, card);
}

/** The card a player means by a name; where a position gave the one in hand numbers of its own, that one. */
export function cardOf(s: Table, seat: Seat, name: string | undefined, kinds: readonly CardKind[]): number {
  const { nation, hand } = seatState(s, seat);
  const printed = cardNamed(nation, name ?? '', kinds);
  if (printed === NONE || hand.includes(printed)) return printed;
  const called = cardName(s, nation, printed);
  return hand.find((n) => cardName(s, nation, n) === called) ?? printed;
}

/** Null where the card or something it is for is not there. */
export function cardOption(verb: string, card: number, ...rest: number[]): Option | null {
  return card === NONE || rest.includes(NONE) ? null : [verb, card, ...rest];
}

/** A unit as far as the seat knows what it has: nothing can be named of one that is face down to it (2GM-NIGHT-03). */
export function knownUnit(s: GmState, id: number, seat: Seat): Unit | undefined {
  const u = s.units[id];
  return u === undefined || isHidden(s, u, seat) ? undefined : u;
}

/** Only infantry assaults: of a covered pair the infantry is meant. */
export function assaulterNamed(s: Table, text: string, seat: Seat): number {
  const infantry = unitsOn(s, spaceOf(s, text)).find((id) => isInfantry(s, unit(s, id)));
  return text.includes(':') ? unitNamed(s, text, seat) : (infantry ?? unitNamed(s, text, seat));
}

type Text = Required<Pick<Verb, 'print' | 'read'>>;

/** `smoke c3`: the unit that acts. */
export function ofUnit(word: string): Text {
  return {
    print: (s, seat, option) => `${word} ${unitRef(s, numbersOf(option)[0], seat)}`,
    read: (s, seat, wish) => [word, fromOf(s, seat, wish)],
  };
}

/** `heal c3 c4`: the unit that acts, and another. */
export function ofTwo(word: string): Text {
  return {
    print: (s, seat, option) => {
      const [a, b] = numbersOf(option);
      return `${word} ${unitRef(s, a, seat)} ${unitRef(s, b, seat)}`;
    },
    read: (s, seat, wish) => [word, fromOf(s, seat, wish), toOf(s, seat, wish)],
  };
}

/** `lend 3`: so many AP. */
export function ofAp(word: string): Pick<Text, 'read'> {
  return { read: (_s, _seat, wish) => [word, wish.numbers.ap ?? 0] };
}
