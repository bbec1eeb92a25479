import breakthrough from '../../content/scenarios/breakthrough.json';
import bridgehead from '../../content/scenarios/bridgehead.json';
import corregidor from '../../content/scenarios/corregidor.json';
import demolition from '../../content/scenarios/demolition.json';
import dunkirk from '../../content/scenarios/dunkirk.json';
import guadalcanalRidge from '../../content/scenarios/guadalcanal-ridge.json';
import holdOut from '../../content/scenarios/hold-out.json';
import iwoJima from '../../content/scenarios/iwo-jima.json';
import leyteRoad from '../../content/scenarios/leyte-road.json';
import monasteryHill from '../../content/scenarios/monastery-hill.json';
import moscowRoad from '../../content/scenarios/moscow-road.json';
import nightRaid from '../../content/scenarios/night-raid.json';
import normandy from '../../content/scenarios/normandy.json';
import okinawaCaves from '../../content/scenarios/okinawa-caves.json';
import peleliuAirfield from '../../content/scenarios/peleliu-airfield.json';
import tarawa from '../../content/scenarios/tarawa.json';
import type { GmSetup } from '../setup';
import { readScenario } from './check';
import type { Scenario } from './shape';

/** Our own scenarios, eight of each edition, read and checked like anybody else's. */
const FILES: readonly unknown[] = [
  bridgehead,
  breakthrough,
  holdOut,
  demolition,
  normandy,
  dunkirk,
  moscowRoad,
  monasteryHill,
  tarawa,
  guadalcanalRidge,
  peleliuAirfield,
  corregidor,
  iwoJima,
  nightRaid,
  leyteRoad,
  okinawaCaves,
];

export const SCENARIOS: readonly Scenario[] = FILES.map((file) => {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path}: ${p.message}`).join(' '));
  return read.value;
});

/** The scenario a set-up names or brings; null in a Pitched Battle, undefined if there is none of that name. */
export function scenarioOf(setup: Pick<GmSetup, 'scenario'>): Scenario | null | undefined {
  const { scenario } = setup;
  if (scenario === null || scenario === undefined) return null;
  return typeof scenario === 'string' ? SCENARIOS.find((s) => s.id === scenario) : scenario;
}
