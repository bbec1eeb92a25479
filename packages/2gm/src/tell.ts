import type { GameEvent } from '@sandtable/kernel';
import { UNKNOWN, unitCard, upgradeOf } from './cards';
import type { GmEvent } from './events';
import { sideName } from './ground';
import { cardTitle, seatTitle, spaceName } from './names';
import { weaponTitle } from './names-weapons';
import { WEATHERS } from './sky';
import { type GmState, NONE, onField, type Table, unit } from './state';

function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function cards(s: Table, list: readonly number[]): string {
  return list.includes(UNKNOWN) ? counted(list.length, 'card') : list.map((n) => cardTitle(s, n)).join(', ');
}

function spaces(s: Table, list: readonly number[]): string {
  return list.map((space) => spaceName(s, space)).join(', ');
}

function name(s: Table, id: number): string {
  const u = s.units[id];
  if (u === undefined) return 'a unit';
  return u.faceDown ? 'a face-down unit' : unitCard(s, u.card).name; // 2GM-NIGHT-03
}

/** With where it stands, for whom somebody else acts on. */
function named(s: Table, id: number): string {
  const u = s.units[id];
  return u !== undefined && onField(u) ? `${name(s, id)} on ${spaceName(s, u.at)}` : name(s, id);
}

function hqName(s: Table, hq: number): string {
  return `the HQ in the ${sideName(s.hqs[hq]?.side ?? 0)}`;
}

/** What happened, in a few plain words. */
export function tell(s: GmState, event: GameEvent): string {
  const e = event as GmEvent;
  const seat = (n: number): string => seatTitle(s, n);
  switch (e.type) {
    case 'roll':
      return `${seat(e.seat)} rolls ${e.dice.join(', ')}`;
    case 'tiles':
      return `The battlefield is laid from ${counted(e.tiles.length, 'tile')}`;
    case 'hand':
      return `${seat(e.seat)} ${e.again ? 'draws a new hand' : 'is dealt a hand'}: ${cards(s, e.cards)}`;
    case 'bids':
      return `The bids: ${e.bids.map((ap, i) => `${seat(i)} ${ap}`).join(', ')}`;
    case 'first':
      return `${seat(e.seat)} takes the first turn`;
    case 'terrain':
      return `${seat(e.seat)} lays ${cardTitle(s, e.card)} on ${spaces(s, e.spaces)}`;
    case 'weather':
      return `The weather: ${WEATHERS[e.weather] ?? ''}`;
    case 'mud':
      return `Mud lies on ${spaces(s, e.spaces)}`;
    case 'turn':
      return `Turn ${e.turn}: ${seat(e.seat)}`;
    case 'phase':
      return `The ${PHASES[e.phase] ?? e.phase}`;
    case 'solo-deck':
      return `The deck of ${seat(e.seat)} is dealt: ${e.counts.join('-')}`;
    case 'reshuffled':
      return `${seat(e.seat)} shuffles its discard pile into a new deck`;
    case 'upgraded':
      return `${named(s, e.unit)} is given ${upgradeOf(e.token).name} for ${e.cost} AP`;
    case 'behaviour':
      return `${seat(e.seat)} plays ${e.mood}${e.parts.length === 0 ? '' : ` (${e.parts.map((p) => `${p.label} ${p.value > 0 ? '+' : ''}${p.value}`).join(', ')}: ${e.sum})`}`;
    case 'income':
      return `${seat(e.seat)} collects AP (${e.parts.map((p) => `${p.label} ${p.ap}`).join(', ') || 'none'}) and has ${e.ap}`;
    case 'ap':
      return `${seat(e.seat)} has ${e.ap} AP`;
    case 'drew':
      return `${seat(e.seat)} draws ${cards(s, e.cards)}`;
    case 'discarded':
      return `${seat(e.seat)} discards ${cards(s, e.cards)}`;
    case 'looked':
      return `${seat(e.seat)} looks at the hand of ${seat(e.at)}: ${cards(s, e.cards)}`;
    case 'took':
      return `${seat(e.seat)} takes ${cards(s, [e.card])}`;
    case 'expired':
      return `The effect of ${cardTitle(s, e.card)} ends`;
    case 'played':
      return `${seat(e.seat)} plays ${cardTitle(s, e.card)}`;
    case 'screen':
      return `${name(s, e.unit)} lays a smoke screen on ${spaces(s, e.spaces)}`;
    case 'terrain-hurt':
      return `The terrain on ${spaceName(s, e.space)} takes ${e.amount} damage`;
    case 'terrain-destroyed':
      return `The terrain on ${spaceName(s, e.space)} is destroyed`;
    case 'hq-hurt':
      return `${hqName(s, e.hq)} takes ${e.amount} damage: ${e.left} left`.replace(/^the/, 'The');
    default:
      return tellFight(s, e) ?? tellUnit(s, e) ?? event.type.replaceAll('-', ' ');
  }
}

const PHASES: Readonly<Record<string, string>> = {
  initial: 'Initial Phase',
  headquarters: 'Headquarters Phase',
  card: 'Card Phase',
  movement: 'Movement Phase',
  deployment: 'Deployment Phase',
  shooting: 'Shooting Phase',
  flip: 'Flip Over Phase',
  discard: 'Discard Phase',
  end: 'End of Turn',
};

function tellFight(s: GmState, e: GmEvent): string | null {
  switch (e.type) {
    case 'attack':
      return tellAttack(s, e);
    case 'needs':
      return `It hits on ${e.hit}, critically on ${e.crit}; Armor-piercing ${e.pierce} against Armor ${e.armor}`;
    case 'cell':
      return `The Hit Table from ${e.hit}+/${e.crit}+, ${counted(e.surplus + e.shift, 'cell')} on: ${e.destroyed ? 'destroyed' : `${e.damage} damage`}`;
    case 'result':
      return RESULTS[e.result] ?? null;
    case 'wounded':
      return `${named(s, e.unit)} takes ${counted(e.amount, 'wound')}`;
    case 'destroyed':
      return `${name(s, e.unit)}${e.space >= 0 ? ` on ${spaceName(s, e.space)}` : ''} is destroyed`;
    case 'suppressed':
      return `${named(s, e.unit)} is under suppressive fire`;
    case 'assault-declared':
      return `${named(s, e.unit)} will assault ${named(s, e.target)}`;
    case 'assault-won':
      return `${name(s, e.unit)} takes ${spaceName(s, e.space)}`;
    case 'assault-failed':
      return `The assault of ${named(s, e.unit)} fails`;
    case 'raid':
      return `${name(s, e.unit)} attacks ${raidTarget(s, e)} from the air`;
    case 'intercepts':
      return `${name(s, e.unit)} intercepts`;
    case 'escorts':
      return `${name(s, e.unit)} flies escort`;
    default:
      return null;
  }
}

const RESULTS: Readonly<Record<string, string>> = {
  miss: 'A miss',
  hit: 'A hit',
  critical: 'A critical hit',
  'no-effect': 'It cannot pierce the armor',
  cancelled: 'The attack is cancelled',
};

function tellAttack(s: GmState, e: GmEvent & { readonly type: 'attack' }): string {
  const by = e.shooter === NONE ? cardTitle(s, e.card) : named(s, e.shooter);
  const weapon = e.shooter === NONE ? '' : ` with its ${weaponTitle(unit(s, e.shooter), e.weapon)}`;
  return `${by} attacks ${raidTarget(s, { ...e, spaces: [e.space] })}${weapon}`;
}

function raidTarget(s: GmState, e: { target: number; hq: number; spaces: readonly number[] }): string {
  if (e.target !== NONE) return named(s, e.target);
  return e.hq === NONE ? spaces(s, e.spaces) : hqName(s, e.hq);
}

function tellUnit(s: GmState, e: GmEvent): string | null {
  switch (e.type) {
    case 'moved':
      return `${name(s, e.unit)} moves from ${spaceName(s, e.path[0] ?? 0)} to ${spaceName(s, e.path[e.path.length - 1] ?? 0)}`;
    case 'swapped':
      return `${name(s, e.unit)} and ${name(s, e.with)} change places`;
    case 'joined':
      return `${name(s, e.unit)} joins ${named(s, e.with)}`;
    case 'loaded':
      return `${name(s, e.unit)} gets into ${named(s, e.with)}`;
    case 'unloaded':
      return `${name(s, e.unit)} gets off at ${spaceName(s, e.space)}`;
    case 'deployed':
      return tellDeployed(s, e);
    case 'smoke':
      return `${named(s, e.unit)} hides in smoke`;
    case 'rallied':
      return `${named(s, e.unit)} is no longer under suppressive fire`;
    case 'promoted':
      return `${named(s, e.unit)} is promoted`;
    case 'face-up':
      return `${named(s, e.unit)} is seen`;
    case 'mounted':
    case 'dismounted':
      return `${named(s, e.unit)} has ${e.type} its ${upgradeOf(e.token).name}`;
    case 'flipped':
      return `The ${upgradeOf(e.token).name} of ${named(s, e.unit)} is turned over`;
    case 'readied':
      return `The ${upgradeOf(e.token).name} of ${named(s, e.unit)} is ready again`;
    case 'healed':
      return `${name(s, e.unit)} heals ${named(s, e.target)}`;
    case 'repaired':
      return `${name(s, e.unit)} repairs ${named(s, e.target)}`;
    case 'sapped':
      return `${name(s, e.unit)} removes ${cardTitle(s, e.card)} from ${spaceName(s, e.space)}`;
    default:
      return null;
  }
}

function tellDeployed(s: GmState, e: GmEvent & { readonly type: 'deployed' }): string {
  const where = e.space === NONE ? 'beside the HQ' : `on ${spaceName(s, e.space)}`;
  const upgrades = e.upgrades.map((kind) => upgradeOf(kind).name).join(', ');
  return `${seatTitle(s, e.seat)} deploys ${name(s, e.unit)} ${where} for ${e.cost} AP${upgrades === '' ? '' : ` with ${upgrades}`}`;
}
