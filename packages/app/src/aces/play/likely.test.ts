import { describe, expect, it } from 'vitest';
import { acesPlay } from '../../i18n/en/aces-play';
import { likely } from '../../i18n/en/likely';
import { loadReader } from '../../i18n/load-reader';
import { german, Moment, usa } from './desk.fixture';
import { likelyArrows, likelyLines, tellsWhom, wantsLikely } from './likely';

const UNITS = [usa('sherman', '4,4'), usa('infantry', '3,5', { damage: 5 }), german('tiger', '2,4')];
const against = (automa: string) => ({ seats: { usa: {}, 'germany-1': { automa } } });

describe('the Automa’s targets', () => {
  it('are arrows on the map and lines with their reasons', async () => {
    await loadReader('aces', 'en');
    const { view } = new Moment(UNITS, against('easy')).desk();
    const at = (id: number) => view.table.units[id]?.at;
    expect(likelyArrows(view)).toEqual([{ from: at(2), to: at(1), kind: 'likely' }]);
    expect(likelyLines(view, likely, acesPlay)).toEqual([
      expect.stringMatching(/^Tiger on 2,4 → Infantry on 3,5: .*\(\w\)/),
    ]);
  });

  it('are shown at once in an easy match, and elsewhere to whoever wants to see them', () => {
    const table = (automa: string) => new Moment(UNITS, against(automa)).desk().view.table;
    const shown = ['easy', 'standard', 'hard'].map((level) =>
      [null, true, false].map((chosen) => wantsLikely(table(level), chosen)),
    );
    expect(shown).toEqual([
      [true, true, false],
      [false, true, false],
      [false, false, false],
    ]);
  });

  it('are not told on the hard levels, nor where nobody is an Automa', () => {
    const told = (more: object) => tellsWhom(new Moment(UNITS, more).desk().view.table);
    expect([against('easy'), against('standard'), against('hard'), against('overkill'), {}].map(told)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
