import { type GameEvent, Match, parseWish, ScriptedDice, type Seat } from '@sandtable/kernel';
import { gmGame } from '../game';
import type { GmSetup, Options } from '../setup';

type Editions = 'tactics' | 'pacific';

export interface Wanted {
  readonly options?: Partial<Options>;
  readonly seats?: GmSetup['seats'];
}

/** A match from its very beginning; the shuffles come from the seed. */
export function begin(edition: Editions, seed: string, wanted: Wanted = {}) {
  return new Opening(edition, seed, wanted, []);
}

/** The set-up of a match, answered by wishes. */
export class Opening {
  readonly match: Match<ReturnType<(typeof gmGame)['rules']['clone']>, GmSetup>;
  readonly events: GameEvent[] = [];
  readonly dice: ScriptedDice;

  constructor(
    private readonly edition: Editions,
    private readonly seed: string,
    private readonly wanted: Wanted,
    faces: readonly number[],
  ) {
    const setup = gmGame.defaultSetup(edition);
    const full: GmSetup = {
      ...setup,
      seats: wanted.seats ?? setup.seats,
      options: { ...setup.options, ...wanted.options },
    };
    this.dice = new ScriptedDice(faces);
    this.match = Match.start(gmGame.rules, full, seed, { dice: this.dice, events: true });
    this.events.push(...this.match.takeEvents());
  }

  /** Both keep their hands and bid; the dice fall, one for each, again while they are even. */
  bidding(south: number, north: number, faces: readonly number[]): Opening {
    const again = new Opening(this.edition, this.seed, this.wanted, faces);
    again.answer(0, 'keep');
    again.answer(1, 'keep');
    again.answer(0, `bid ${south}`);
    again.answer(1, `bid ${north}`);
    return again;
  }

  answer(seat: Seat, text: string): void {
    const wish = parseWish(gmGame.language, text);
    const option = wish.ok ? gmGame.optionOf(this.match.state, seat, wish.value) : null;
    const done = this.match.submit(seat, option ?? ['nothing']);
    if (!done.ok) throw new Error(`"${text}": ${done.message}`);
    this.events.push(...done.events);
  }

  /** The seat that is asked. */
  get seat(): Seat {
    return this.match.waiting()[0] ?? -1;
  }

  get kind(): string | undefined {
    return this.match.decision(this.seat)?.kind;
  }

  play = (...wishes: string[]): void => {
    for (const wish of wishes) this.answer(this.seat, wish);
  };

  options = (seat: Seat = this.seat): string[] =>
    (this.match.decision(seat)?.options ?? []).map((o) => gmGame.wishOf(this.match.state, seat, o));

  refusals = (text: string, seat: Seat = this.seat): string[] => {
    const wish = parseWish(gmGame.language, text);
    if (!wish.ok) throw new Error(text);
    return gmGame.rules.explain(this.match.state, seat, wish.value).map((r) => r.rule);
  };
}
