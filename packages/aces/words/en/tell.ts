import { countingFor } from '@sandtable/kernel/words';
import { names } from './names';

const count = countingFor('en');

/** Lines of the log, by the events they tell. */
export const tell = {
  roll: (seat: string, dice: readonly number[]) => `${seat} rolls ${dice.join(', ')}`,
  /** One die for each side: nobody in particular rolls. */
  rollOff: (dice: readonly number[]) => `The dice show ${dice.join(', ')}`,
  turn: (round: number, seat: string) => `Round ${round}: the turn of ${seat}`,
  weather: (weather: string) => `The weather: ${weather}`,
  dealt: (seat: string) => `${seat} is dealt three tokens`,
  tokensLaid: (seat: string) => `${seat} lays a grey token`,
  controller: (seat: string) => `${seat} controls the V2`,
  launcherHidden: (seat: string) => `${seat} has hidden the launcher`,
  divided: (seat: string, hex: string) => `${seat} gets the factory on ${hex}`,
  assigned: (unit: string, army: number) => `${unit} joins army ${army}`,
  picked: (seat: string, unit: string) => `${seat} adds ${unit}`,
  revealed: (seat: string, army: number, start: number) => `${seat} turns over army ${army}: start number ${start}`,
  placed: (unit: string, hex: string) => `${unit} is placed on ${hex}`,
  moved: (unit: string, hex: string) => `${unit} moves to ${hex}`,
  armies: (seat: string, armies: readonly string[]) =>
    `${seat} chooses ${armies.length === 1 ? 'Army' : 'Armies'} ${names.list(armies)}`,
  occupied: (unit: string, hex: string) => `${unit} occupies the factory on ${hex}`,
  intercepted: (unit: string, target: string) => `${unit} intercepts ${target}`,
  dutyEnded: (unit: string) => `${unit} has done its duty as interceptor`,
  repaired: (unit: string) => `${unit} is repaired`,
  repairStarted: (unit: string) => `The repair of ${unit} begins`,
  declared: (unit: string, target: string) => `${unit} will attack ${target}`,
  declaredHex: (unit: string, hex: string) => `${unit} will attack the hex ${hex}`,
  declaredRocket: (hex: string) => `The V2 aims at the factory on ${hex}`,
  cameToNothing: (unit: string) => `The attack of ${unit} comes to nothing`,
  shots: (unit: string, hits: number) => `${unit} lands ${count(hits, { one: '{n} hit', other: '{n} hits' })}`,
  damaged: (unit: string, amount: number) => `${unit} takes ${amount} damage`,
  destroyed: (unit: string, hex: string) => `${unit} on ${hex} is destroyed`,
  experience: (unit: string, amount: number, xp: number, level: string, marker: string) =>
    `${unit} gains ${amount} experience: ${xp}, ${level} (${marker})`,
  income: (seat: string, coins: number) => `${seat} collects ${count(coins, { one: '{n} coin', other: '{n} coins' })}`,
  transferred: (seat: string, sent: number, to: string, received: number) =>
    `${seat} sends ${sent} coins, ${to} receives ${received}`,
  bought: (seat: string, unit: string, hex: string) => `${seat} buys ${unit} on ${hex}`,
  tokenTurned: (hex: string, launcher: boolean) =>
    `The token on ${hex} is turned: ${launcher ? 'the V2 launcher' : 'nothing'}`,
  factoryDestroyed: (hex: string) => `The factory on ${hex} is destroyed`,
};
