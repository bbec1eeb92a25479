import { expect, it } from 'vitest';
import { gmBoard as t } from '../../i18n/en/gm-board';
import { Moment, north, south } from '../react/moment.fixture';
import { ghostOf, ghostPlace } from './ghost';
import { aircraftPlace, layoutOf, unitPlace } from './layout';
import { sceneOf } from './scene';
import { spotWords } from './words';

const DEPLOYMENT = { phase: 'deployment', south: { hand: ['heavy-infantry', 'p-51-mustang'], ap: 9 } };
const UNITS = [south('light-infantry', 'd1'), south('p-51-mustang', 'hq'), north('light-infantry', 'h6')];

function deploying(wish: string) {
  const { view } = new Moment(UNITS, DEPLOYMENT).do(wish).desk(0);
  const ghost = ghostOf(view);
  if (ghost === null) throw new Error('nobody is coming');
  const scene = sceneOf(view.table);
  return { ghost, scene, place: ghostPlace(layoutOf(scene), scene, ghost) };
}

it('while its upgrades are chosen, the unit is seen where it will stand', () => {
  const { ghost, scene, place } = deploying('deploy heavy-infantry c1');
  expect(ghost).toMatchObject({ space: 2, side: 0, hp: 4, fullHp: 4, card: { name: 'Heavy Infantry' } });
  expect(place).toEqual(unitPlace(layoutOf(scene), 2, 0, 1));
  expect(spotWords(scene, { ghost }, 2, t)).toBe('c1, open ground, Heavy Infantry on the way here');
  expect(spotWords(scene, { ghost }, 3, t)).not.toContain('on the way');
});

it('nobody is on the way before and after', () => {
  const moment = new Moment(UNITS, DEPLOYMENT);
  expect(ghostOf(moment.desk(0).view)).toBeNull();
  expect(ghostOf(moment.do('deploy heavy-infantry c1', 'equip').desk(0).view)).toBeNull();
});

it('an aircraft comes beside those of its HQ, a second unit before the first', () => {
  const { ghost, scene } = deploying('deploy heavy-infantry c1');
  const layout = layoutOf(scene);
  const [hq] = scene.hqs.filter(({ side }) => side === 0);
  if (hq === undefined) throw new Error('no HQ');
  expect(ghostPlace(layout, scene, { ...ghost, space: -1 })).toEqual(aircraftPlace(layout, hq, 1, 2));
  expect(ghostPlace(layout, scene, { ...ghost, space: 3 })).toEqual(unitPlace(layout, 3, 0, 2));
});
