import { countingFor } from '@sandtable/kernel/words';
import { names } from './names';
import { does, its } from './verbs';

const count = countingFor('en');

export interface Part {
  readonly label: string;
  readonly value: number;
}

function signed(n: number): string {
  return `${n > 0 ? '+' : ''}${n}`;
}

/** Lines of the log, by the events they tell. */
export const tell = {
  roll: (seat: string, dice: readonly number[]) => `${seat} rolls ${dice.join(', ')}`,
  tiles: (tiles: number) => `The battlefield is laid from ${count(tiles, { one: '{n} tile', other: '{n} tiles' })}`,
  hand: (seat: string, again: boolean, cards: string) =>
    `${seat} ${again ? 'draws a new hand' : 'is dealt a hand'}: ${cards}`,
  bids: (bids: readonly { readonly seat: string; readonly ap: number }[]) =>
    `The bids: ${bids.map((bid) => `${bid.seat} ${bid.ap}`).join(', ')}`,
  first: (seat: string) => `${seat} takes the first turn`,
  terrain: (seat: string, card: string, spaces: string) => `${seat} lays ${card} on ${spaces}`,
  weather: (weather: string) => `The weather: ${weather}`,
  mud: (spaces: string) => `Mud lies on ${spaces}`,
  turn: (turn: number, seat: string) => `Turn ${turn}: ${seat}`,
  phase: (phase: string) => `The ${phase}`,
  soloDeck: (seat: string, counts: readonly number[]) => `The deck of ${seat} is dealt: ${counts.join('-')}`,
  reshuffled: (seat: string) => `${seat} shuffles its discard pile into a new deck`,
  upgraded: (unit: string, token: string, cost: number) => `${does(unit, 'is', 'are')} given ${token} for ${cost} AP`,
  behaviour: (seat: string, mood: string, parts: readonly Part[], sum: number) =>
    `${seat} plays ${mood}${parts.length === 0 ? '' : ` (${parts.map((p) => `${p.label} ${signed(p.value)}`).join(', ')}: ${sum})`}`,
  income: (seat: string, parts: readonly Part[], ap: number) =>
    `${seat} collects AP (${parts.map((p) => `${p.label} ${p.value}`).join(', ') || 'none'}) and has ${ap}`,
  ap: (seat: string, ap: number) => `${seat} has ${ap} AP`,
  gift: (from: string, to: string, ap: number) => `${from} gives 1 AP to ${to}, now ${ap}`,
  drew: (seat: string, cards: string) => `${seat} draws ${cards}`,
  discarded: (seat: string, cards: string) => `${seat} discards ${cards}`,
  looked: (seat: string, at: string, cards: string) => `${seat} looks at the hand of ${at}: ${cards}`,
  took: (seat: string, cards: string) => `${seat} takes ${cards}`,
  expired: (card: string) => `The effect of ${card} ends`,
  played: (seat: string, card: string) => `${seat} plays ${card}`,
  playedOn: (seat: string, card: string, on: string) => `${seat} plays ${card} on ${on}`,
  playedFor: (seat: string, card: string, chosen: string) => `${seat} plays ${card}: ${chosen}`,
  screen: (unit: string, spaces: string) => `${does(unit, 'lays', 'lay')} a smoke screen on ${spaces}`,
  terrainHurt: (space: string, amount: number) => `The terrain on ${space} takes ${amount} damage`,
  terrainDestroyed: (space: string) => `The terrain on ${space} is destroyed`,
  hqHurt: (hq: string, amount: number, left: number) => `${names.capital(hq)} takes ${amount} damage: ${left} left`,

  tacticalArtillery: 'tactical artillery',
  attack: (by: string, target: string) => `${does(by, 'attacks', 'attack')} ${target}`,
  attackWith: (by: string, target: string, weapon: string) =>
    `${does(by, 'attacks', 'attack')} ${target} with ${its(by)} ${weapon}`,
  needs: (hit: number, crit: number, pierce: number, armor: number) =>
    `It hits on ${hit}, critically on ${crit}; Armor-piercing ${pierce} against Armor ${armor}`,
  cell: (hit: number, crit: number, cells: number, result: string) =>
    `The Hit Table from ${hit}+/${crit}+, ${count(cells, { one: '{n} cell', other: '{n} cells' })} on: ${result}`,
  cellDestroyed: 'destroyed',
  cellDamage: (damage: number) => `${damage} damage`,
  results: {
    miss: 'A miss',
    hit: 'A hit',
    critical: 'A critical hit',
    'no-effect': 'It cannot pierce the armor',
    cancelled: 'The attack is cancelled',
  } as Readonly<Record<string, string>>,
  wounded: (unit: string, amount: number) =>
    `${does(unit, 'takes', 'take')} ${count(amount, { one: '{n} wound', other: '{n} wounds' })}`,
  destroyed: (unit: string) => does(unit, 'is destroyed', 'are destroyed'),
  destroyedOn: (unit: string, space: string) => does(names.unitOn(unit, space), 'is destroyed', 'are destroyed'),
  suppressed: (unit: string) => does(unit, 'is under suppressive fire', 'are under suppressive fire'),
  assaultDeclared: (unit: string, target: string) => `${unit} will assault ${target}`,
  assaultWon: (unit: string, space: string) => `${does(unit, 'takes', 'take')} ${space}`,
  assaultFailed: (unit: string) => `The assault of ${unit} fails`,
  raid: (unit: string, target: string) => `${does(unit, 'attacks', 'attack')} ${target} from the air`,
  intercepts: (unit: string) => does(unit, 'intercepts', 'intercept'),
  escorts: (unit: string) => does(unit, 'flies escort', 'fly escort'),

  moved: (unit: string, from: string, to: string) => `${does(unit, 'moves', 'move')} from ${from} to ${to}`,
  swapped: (unit: string, other: string) => `${unit} and ${other} change places`,
  joined: (unit: string, other: string) => `${does(unit, 'joins', 'join')} ${other}`,
  loaded: (unit: string, other: string) => `${does(unit, 'gets', 'get')} into ${other}`,
  unloaded: (unit: string, space: string) => `${does(unit, 'gets', 'get')} off at ${space}`,
  deployed: (seat: string, unit: string, where: string, cost: number) =>
    `${seat} deploys ${unit} ${where} for ${cost} AP`,
  deployedWith: (deployed: string, upgrades: readonly string[]) => `${deployed} with ${upgrades.join(', ')}`,
  besideHq: 'beside the HQ',
  onSpace: (space: string) => `on ${space}`,
  smoke: (unit: string) => does(unit, 'hides in smoke', 'hide in smoke'),
  rallied: (unit: string) => `${does(unit, 'is', 'are')} no longer under suppressive fire`,
  promoted: (unit: string) => does(unit, 'is promoted', 'are promoted'),
  faceUp: (unit: string) => does(unit, 'is seen', 'are seen'),
  mounted: (unit: string, token: string) => `${does(unit, 'has mounted its', 'have mounted their')} ${token}`,
  dismounted: (unit: string, token: string) => `${does(unit, 'has dismounted its', 'have dismounted their')} ${token}`,
  flipped: (unit: string, token: string) => `The ${token} of ${unit} is turned over`,
  readied: (unit: string, token: string) => `The ${token} of ${unit} is ready again`,
  healed: (unit: string, target: string) => `${does(unit, 'heals', 'heal')} ${target}`,
  repaired: (unit: string, target: string) => `${does(unit, 'repairs', 'repair')} ${target}`,
  sapped: (unit: string, card: string, space: string) => `${does(unit, 'removes', 'remove')} ${card} from ${space}`,
};
