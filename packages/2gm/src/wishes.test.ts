import { Match, type Option, parseWish, pickFrom, printWishProblem, sameOption, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from './game';

/** Plays random matches and looks at every decision on the way. */
function walk(edition: string, matches: number, answers: number, look: (match: Match<never>) => void): void {
  for (let n = 0; n < matches; n++) {
    const rng = seedRng(`${edition} ${n}`);
    const match = Match.start(gmGame.rules, gmGame.defaultSetup(edition), `${edition} ${n}`);
    for (let i = 0; i < answers && match.over === null; i++) {
      look(match as unknown as Match<never>);
      const seat = pickFrom(rng, match.waiting());
      const done = match.submit(seat, pickFrom(rng, match.decision(seat)?.options ?? []));
      if (!done.ok) throw new Error(done.message);
    }
  }
}

describe.each(gmGame.editions)('wishes of random matches (%s)', (edition) => {
  it('mean the options they were printed from, and nothing forbids them', () => {
    const verbs = new Set<string>();
    walk(edition, 6, 500, (m) => {
      const match = m as unknown as Match<Parameters<typeof gmGame.wishOf>[0]>;
      const s = match.state;
      for (const seat of match.waiting()) {
        const offered: readonly Option[] = match.decision(seat)?.options ?? [];
        for (const option of offered) {
          const text = gmGame.wishOf(s, seat, option);
          const wish = parseWish(gmGame.language, text);
          if (!wish.ok) throw new Error(`"${text}" (${option.join(' ')}): ${printWishProblem(wish.problem)}`);
          verbs.add(wish.value.verb);
          const meant = gmGame.optionOf(s, seat, wish.value);
          if (meant === null || !sameOption(meant, option))
            throw new Error(`"${text}" means ${meant?.join(' ')} instead of ${option.join(' ')}`);
        }
      }
    });
    for (const verb of ['bid', 'move', 'deploy', 'equip', 'shoot', 'play', 'discard', 'pass', 'end'])
      expect(verbs).toContain(verb);
  });
});
