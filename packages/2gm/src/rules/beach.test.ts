import { parseWish, sameOption, seedRng } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { gmGame } from '../game';
import { pick } from '../tables.fixture';
import { EDITIONS, foe, own, sandbox, tank, unit } from './field.fixture';
import { plane } from './sky.fixture';

type AnySandbox = ReturnType<typeof sandbox>;

/** A landing with everything that rides, swims, flies and jumps; few shells, so that it lasts. */
function beach(edition: string, dice: readonly number[]): AnySandbox {
  const natural: Record<string, string> = {};
  for (const column of 'abcdefgh') for (const row of [1, 2]) natural[`${column}${row}`] = 'sea';
  const boats = ['lcvp', 'lcvp', 'lvt-1-alligator', 'gmc-cckw', 'm4-sherman', 'marines'];
  const jumpers = ['airborne-infantry', 'paratroopers', 'c-47-skytrain', 'b-25-mitchell', 'p-51-mustang'];
  const south = { ap: 20, hand: [...boats, ...jumpers, ...(edition === 'pacific' ? ['r-winters', 'j-basilone'] : [])] };
  const north = {
    ap: 20,
    hand: ['sdkfz-251', 'panzergrenadiers', 'fw-190', 'he-111', 'flak-38', 'opel-blitz', 'pak-40'],
  };
  const units = [
    unit('south', 'lcvp', 'b2'),
    unit('south', 'gmc-cckw', 'craft', { carrier: 'b2' }),
    ...(edition === 'pacific' ? [unit('south', 'light-infantry', 'craft', { carrier: 'b2:gmc-cckw' })] : []),
    unit('south', 'lcvp', 'd1'),
    unit('south', 'm1-90mm', 'd3'),
    own('e3'),
    tank('f3'),
    unit('south', 'heavy-infantry', 'g4', { upgrades: [{ name: 'hmg', grey: false }] }),
    plane('south', 'b-25-mitchell', undefined, { upgrades: ['bomber-hmg'] }),
    plane('south', 'p-51-mustang'),
    unit('north', 'flak-38', 'e5'),
    unit('north', 'sdkfz-251', 'c5'),
    unit('north', 'panzergrenadiers', 'c6'),
    foe('f6'),
    plane('north', 'fw-190'),
    plane('north', 'bf-109'),
  ];
  return sandbox(
    units,
    { edition, natural, south, north, options: { surrender: false, aaMayTargetParked: true } },
    dice,
  );
}

/** Every option has a text that means it, and is called legal. */
function checkOptions(s: AnySandbox, verbs: Set<string>): void {
  for (const option of s.match.decision(s.seat)?.options ?? []) {
    const text = gmGame.wishOf(s.state, s.seat, option);
    const wish = parseWish(gmGame.language, text);
    const meant = wish.ok ? gmGame.optionOf(s.state, s.seat, wish.value) : null;
    if (meant === null || !sameOption(meant, option)) throw new Error(`"${text}" does not mean ${option.join(' ')}`);
    verbs.add(String(option[0]));
  }
}

describe('a landing played at random', () => {
  const dice = Array.from({ length: 2000 }, (_n, i) => ((i * 7) % 6) + 1);

  it.each(EDITIONS)(
    'keeps everything in its place: %s',
    (edition) => {
      const verbs = new Set<string>();
      for (let n = 0; n < 12; n++) {
        const rng = seedRng(`landing ${edition} ${n}`);
        const s = beach(edition, dice);
        for (let i = 0; i < 120 && s.match.over === null; i++) {
          checkOptions(s, verbs);
          const options = s.match.decision(s.seat)?.options ?? [];
          const lively = options.filter((o) => !['end', 'pass', 'stay'].includes(String(o[0])));
          const option = pick(rng, lively.length > 0 && i % 5 !== 0 ? lively : options);
          const done = s.match.submit(s.seat, option);
          if (!done.ok) throw new Error(`${option.join(' ')}: ${done.message}`);
          expect(gmGame.rules.invariants(s.state)).toEqual([]);
          for (const [id, u] of s.state.units.entries()) {
            if (u.cargo >= 0) expect(s.state.units[u.cargo]).toMatchObject({ carrier: id, at: -3 });
            if (u.at === -3) expect(s.state.units[u.carrier]?.cargo).toBe(id);
          }
        }
      }
      const both = [
        'board',
        'fetch',
        'unload',
        'load',
        'drop',
        'raid',
        'strafe',
        'raid-hq',
        'intercept',
        'escort',
        'flak',
      ];
      for (const verb of edition === 'pacific' ? [...both, 'hero'] : both) expect([...verbs]).toContain(verb);
    },
    60_000,
  );
});
