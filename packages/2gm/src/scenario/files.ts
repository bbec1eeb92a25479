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

/** Our own scenarios as they are written, eight of each edition. */
export const FILES = [
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
