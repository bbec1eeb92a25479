import { countingFor } from '../plural';
import { the } from './article';

const count = countingFor('en');

/** Words of the map of hexes, and what a screen reader says about a hex. */
export const board = {
  /** A roll where it is seen: what its dice needed, and the stamp of what came of it. */
  stage: {
    needs: (most: number) => `1–${most}`,
    miss: 'Miss',
    destroyed: 'Destroyed',
    hits: (n: number) => (n === 1 ? '1 hit' : `${n} hits`),
    hurt: (hits: string, damage: number) => `${hits} −${damage}`,
  },
  label: (map: string) => `Map of ${map}`,
  /** The kind of widget, in place of "grid". */
  kind: 'hex map',
  hex: (name: string, terrain: string) => `${name}, ${terrain}`,
  terrains: ['open ground', 'forest', 'road', 'bridge', 'river', 'lake', 'sea', 'mountain', 'factory'],
  start: (number: number) => `start ${count.number(number)}`,
  owned: (owner: string) => `factory held by ${the(owner)}`,
  neutral: 'nobody’s factory',
  destroyed: 'destroyed factory',
  factions: {
    usa: 'United States',
    'soviet-union': 'Soviet Union',
    'germany-1': 'Germany I',
    'germany-2': 'Germany II',
  },
  unit: (name: string, faction: string) => `${name}, ${faction}`,
  damage: (n: number) => count(n, { one: '{n} damage', other: '{n} damage' }),
  unhurt: 'undamaged',
  levels: ['Rookie', 'Veteran', 'War Hero'],
  level: (level: string, xp: number) =>
    xp === 0 ? level : `${level} with ${count(xp, { one: '{n} experience', other: '{n} experience' })}`,
  moved: 'has moved',
  duty: 'must attack what it intercepted',
  repairing: 'under repair',
  occupied: 'occupied a factory this turn',
  tokens: { hidden: 'hidden token', empty: 'empty token', launcher: 'V2 launcher' },
  marks: {
    pointed: 'the lesson points here',
    selected: 'selected',
    actor: 'can act',
    reach: (cost: string) => `can move here, costs ${cost}`,
    reachFree: 'free to choose',
    threatened: 'threatened',
    interceptor: 'may intercept',
    stake: 'factory at stake',
    target: (odds: string) => `target, ${odds}`,
    targetOnly: 'target',
    candidate: (rank: number) => `weighed, place ${count.number(rank)}`,
    aim: 'in the aimed area',
    attackTo: (number: number, hex: string) => `attack ${count.number(number)} goes to ${hex}`,
    attackFrom: (number: number, hex: string) => `attack ${count.number(number)} comes from ${hex}`,
  },
  weather: ['', 'Frost', 'Mud', 'Dryness', 'Storm', 'Fog'],
  weatherNow: (name: string) => `Weather: ${name}`,
  /** What fits on a counter. */
  short: {
    infantry: 'Infantry',
    'mobile-infantry': 'Mobile Inf',
    'mechanized-infantry': 'Mech Inf',
    sherman: 'Sherman',
    howitzer: 'Howitzer',
    'p-51': 'P-51',
    'b-17': 'B-17',
    't-34': 'T-34',
    katyusha: 'Katyusha',
    'yak-9': 'Yak-9',
    'il-2': 'Il-2',
    tiger: 'Tiger',
    'pak-40': 'Pak 40',
    'me-262': 'Me 262',
    'ju-87': 'Ju 87',
    panther: 'Panther',
    flak: '8.8 Flak',
    'fw-190': 'Fw 190',
    'ju-88': 'Ju 88',
    'v2-launcher': 'V2',
  } as Readonly<Record<string, string>>,
  mini: (map: string, units: number) =>
    `Small map of ${map} with ${count(units, { one: '{n} unit', other: '{n} units' })}`,
};
