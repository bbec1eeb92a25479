import { listen } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { en } from '../../words/en/index';
import { isPlural } from '../../words/en/verbs';
import { catalogue } from '../content/index';
import { gmGame } from '../game';
import { DEFAULT_OPTIONS } from '../setup';
import { plainSolo } from '../solo/set-up/setup-shape';

const SEVERAL = [
  'Alpini',
  'Assault Engineers',
  'Bersaglieri',
  'Blackshirts',
  'Combat Engineers',
  'Commandos',
  'Elite Grenadiers',
  'Fallschirmjäger',
  'Folgore Paratroopers',
  'Gebirgsjäger',
  'Guards Rifles',
  'Guastatori',
  'Gurkhas',
  'Marines',
  'Panzergrenadiers',
  'Partisans',
  'Pioniere',
  'Raiders',
  'Rangers',
  'Recon Marines',
  'Royal Engineers',
  'Siberians',
  'Special Forces',
  'Special Naval Forces',
  'Tank Riders',
  'Teishin Paratroopers',
];

describe('names of several', () => {
  it('are told from those of one, for every unit of the catalogue, wherever it stands', () => {
    const names = [...new Set(catalogue.units.map((card) => card.name))].sort();
    expect(names.filter(isPlural)).toEqual(SEVERAL);
    expect(names.filter((name) => isPlural(en.names.unitOn(name, 'c3')))).toEqual(SEVERAL);
  });

  it('take their verb', () => {
    const { tell, solo } = en;
    expect(tell.moved('Gurkhas', 'c2', 'c3')).toBe('Gurkhas move from c2 to c3');
    expect(tell.moved('Light Infantry', 'c2', 'c3')).toBe('Light Infantry moves from c2 to c3');
    expect(tell.attackWith('Alpini on c3', 'Maus on c4', 'main weapon')).toBe(
      'Alpini on c3 attack Maus on c4 with their main weapon',
    );
    expect(tell.destroyedOn('Marines', 'c3')).toBe('Marines on c3 are destroyed');
    expect(tell.destroyedOn('Maus', 'c3')).toBe('Maus on c3 is destroyed');
    expect(solo.does(solo.unitOn('Gurkhas', 'c3'), solo.woundedFallsBack)).toBe(
      'the unit of Gurkhas on c3 is wounded and falls back',
    );
    expect(solo.does(solo.unitOn('Tiger', 'c3'), solo.woundedFallsBack)).toBe(
      'the Tiger on c3 is wounded and falls back',
    );
  });

  it.each(['tactics', 'pacific'] as const)('never have the verb of one in a whole match: %s', (edition) => {
    const seat = (nation: 'uk' | 'germany', units: readonly string[]) => ({
      nation,
      deck: new Array(12).fill(units).flat() as string[],
      recruit: 0,
      aside: [],
      solo: plainSolo(edition),
    });
    const seats = [
      seat('uk', ['uk/gurkhas', 'uk/commandos', 'uk/royal-engineers']),
      seat('germany', ['germany/panzergrenadiers', 'germany/elite-grenadiers', 'germany/pioniere']),
    ];
    const setup = { edition, seats, options: { ...DEFAULT_OPTIONS } };
    const { told, thoughts, notes } = listen(gmGame, setup, 'several', { answers: 400, opponent: 'rulebook' });
    const said = [...told, ...thoughts, ...notes];
    const several = /(Gurkhas|Commandos|Engineers|Panzergrenadiers|Grenadiers|Pioniere)/;
    expect(said.filter((text) => several.test(text)).length).toBeGreaterThan(50);
    const wrong = new RegExp(`(?<!of (\\w+ )?)${several.source}( on \\w\\d)?( \\([^)]*\\))? (is|has|[a-z]+s)\\b`);
    expect([...new Set(said.filter((text) => wrong.test(text)))]).toEqual([]);
  });
});
