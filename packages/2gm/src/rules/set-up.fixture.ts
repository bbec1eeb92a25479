import { Match, type ScriptedDice, type Seat } from '@sandtable/kernel';
import { Sandbox } from '@sandtable/testkit';
import { gmGame } from '../game';
import type { GmView } from '../seeing/view';
import type { GmSetup, Options } from '../setup';
import { type GmState, NONE } from '../state';

type Editions = 'tactics' | 'pacific';

export interface Wanted {
  readonly options?: Partial<Options>;
  readonly seats?: GmSetup['seats'];
}

/** A match from its very beginning; the shuffles come from the seed. */
export function begin(edition: Editions, seed: string, wanted: Wanted = {}) {
  const setup = gmGame.defaultSetup(edition);
  return new Opening(
    { ...setup, seats: wanted.seats ?? setup.seats, options: { ...setup.options, ...wanted.options } },
    seed,
  );
}

/** A match from its set-up on. Several may be asked at once: who is meant, without a seat, is the first of them. */
export class Opening extends Sandbox<GmState, GmSetup, GmView> {
  constructor(
    private readonly setup: GmSetup,
    private readonly seed: string,
    dice: readonly number[] = [],
  ) {
    super(
      gmGame,
      (scripted: ScriptedDice) => Match.start(gmGame.rules, setup, seed, { dice: scripted, events: true }),
      dice,
    );
  }

  override get seat(): Seat {
    return this.match.waiting()[0] ?? NONE;
  }

  override get kind(): string | null {
    return this.match.decision(this.seat)?.kind ?? null;
  }

  /** Both keep their hands and bid; the dice fall, one for each, again while they are even. */
  bidding(south: number, north: number, dice: readonly number[]): Opening {
    const again = new Opening(this.setup, this.seed, dice);
    again.answer(0, 'keep').answer(1, 'keep');
    return again.answer(0, `bid ${south}`).answer(1, `bid ${north}`);
  }
}
