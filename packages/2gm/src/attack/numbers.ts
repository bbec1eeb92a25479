import { centreLineMeets, everyShortestPathMeets } from '@sandtable/geometry';
import { by, clamp, type Fact, type Item } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { answersOf, asksUnit, battleItems, bitsOf, itemsOf, ofBattle, sumOf } from '../abilities/registry';
import { supportCard, unitCard, upgradeOf } from '../cards';
import { catalogue } from '../content/index';
import type { Weapon } from '../content/types';
import { policies } from '../editions/index';
import type { NumberPart } from '../events';
import { isInfantry } from '../field/entering';
import { beforeHq, buildingAt, coverCard, fieldOf } from '../ground';
import { isPressed } from '../heroes/r-winters';
import { labels } from '../labels';
import { NONE, type Table, unit } from '../state';
import { placeOf } from '../transport/place';
import { playedEffect } from './played';
import { beyondRange, longRangePenalty } from './self-propelled';
import { ASSAULT, BY_CARD, FIRST_TOKEN, FLAK, MAIN, REACTION, type Shot } from './shot';
import { weaponOf } from './weapons';

/** One reason why the two numbers of an attack are higher or lower. */
interface PairMod {
  readonly rule: RuleId;
  readonly label: Fact;
  hit(s: Table, shot: Shot): number;
  /** The same for the critical number unless said otherwise. */
  crit?(s: Table, shot: Shot): number;
}

/** The weapon as printed. */
export function profileOf(s: Table, shot: Shot): Weapon {
  if (shot.profile !== undefined && shot.profile.length > 0) {
    const [range = 0, hit = 0, crit = 0, pierce = 0, damage = 0] = shot.profile;
    return { range, hit, crit, pierce, damage };
  }
  const profile =
    shot.shooter === NONE ? supportCard(shot.card).weapon : weaponOf(s, unit(s, shot.shooter), shot.weapon);
  if (profile === null) throw new Error('An attack without a weapon.');
  return profile;
}

const MAX_WOUND_PENALTY = 3;

function steadied(s: Table, shot: Shot, penalty: number): number {
  return penalty === 0 ? 0 : Math.max(0, penalty - sumOf('steady', s, shot.shooter, shot));
}

const bySoldiers = (shot: Shot): boolean => shot.shooter !== NONE;

/** What the attacking unit brings with it, aircraft too (2GM-WOUND-06); of every attack it makes (2GM-RULING-08). */
const accuracy: readonly PairMod[] = [
  {
    rule: '2GM-WOUND-02', // never of the wounded target (2GM-RULING-07)
    label: labels.wounds,
    hit: (s, shot) =>
      by(steadied(s, shot, Math.min(MAX_WOUND_PENALTY, unit(s, shot.shooter).wounds)), '2GM-WOUND-03', 'SOLOT-REF-03'),
  },
  {
    rule: '2GM-SUPPR-05',
    label: labels.underSuppressiveFire,
    hit: (s, shot) => steadied(s, shot, isPressed(s, unit(s, shot.shooter)) ? 1 : 0),
  },
  // not -n: a -0 would make fractions of all numbers it is added to
  { rule: '2GM-TOKEN-40', label: labels.promotion, hit: (s, shot) => 0 - unit(s, shot.shooter).promotions },
  { rule: '2GM-ABIL-64', label: labels.extraAttack, hit: (_s, shot) => shot.extra },
  { rule: '2GM-ABIL-46', label: labels.longRange, hit: (s, shot) => longRangePenalty(s, shot) },
  { rule: '2GM-OPT-44', label: labels.beyondItsRange, hit: (s, shot) => beyondRange(s, shot) },
];

/** On the way to whatever is fired at, an HQ too (2GM-RULING-09). */
const smokeScreen: PairMod = {
  rule: '2GM-TOKEN-27',
  label: labels.smokeScreen,
  hit: (s, shot) => (isInSmoke(s, shot) ? 2 : 0),
};

/** 2GM-RULING-09: an HQ has no Evasion of its own. */
const beforeAnHq: readonly PairMod[] = [smokeScreen];

/** What the target and the way to it add; in an assault as well (2GM-RULING-62). */
const evasion: readonly PairMod[] = [
  {
    rule: '2GM-TERRAIN-15',
    label: labels.forest,
    hit: (s, shot) => by(naturalCover(s, shot, 'forest'), 'SOLOT-REF-01'),
  },
  { rule: '2GM-TERRAIN-20', label: labels.bushes, hit: (s, shot) => naturalCover(s, shot, 'bushes') },
  {
    rule: '2GM-TERRAIN-32',
    label: labels.cover,
    hit: (s, shot) => cardCover(s, shot)?.[0] ?? 0,
    crit: (s, shot) => cardCover(s, shot)?.[1] ?? 0,
  },
  {
    rule: '2GM-COVER-04',
    label: labels.coveredMovement,
    hit: (s, shot) => {
      const u = unit(s, shot.target);
      return u.partner !== NONE && isInfantry(s, u) ? 1 : 0;
    },
  },
  { rule: '2GM-TOKEN-17', label: labels.smokeGrenade, hit: (s, shot) => (isInGrenade(s, shot) ? 1 : 0) },
  smokeScreen,
];

function naturalCover(s: Table, shot: Shot, which: 'forest' | 'bushes'): number {
  if (s.natural[shot.space] !== NATURAL_NUMBER[which]) return 0;
  // 2GM-RULING-34: with a Terrain card on it both count, unless the table plays otherwise
  if (!s.opt.terrainStackCover && coverCard(s, shot.space) !== null) return 0;
  return catalogue.naturals[NATURAL_NUMBER[which]]?.evasion[0] ?? 0;
}

const NATURAL_NUMBER = { forest: 1, bushes: 2 } as const;

/** A flamethrower knows no building. */
function cardCover(s: Table, shot: Shot): readonly [number, number] | null {
  const card = coverCard(s, shot.space);
  if (card === null) return null;
  return by(
    buildingAt(s, shot.space) !== null && isFlame(s, shot) ? null : card.evasion,
    '2GM-TOKEN-06',
    '2GM-RULING-33',
  );
}

const marked = new Uint8Array(26 * 99);

/** Smoke never adds up: the screen counts before the grenade. */
function isInGrenade(s: Table, shot: Shot): boolean {
  return by(s.turn < unit(s, shot.target).smoke && !isInSmoke(s, shot), '2GM-TOKEN-30', '2GM-RULING-18');
}

/** Marks the spaces under a Smoke Screen; says whether there are any. */
function markScreens({ screens, turn }: Table): boolean {
  let any = false;
  for (const until of screens) any ||= turn < until;
  if (!any) return false;
  for (let space = 0; space < screens.length; space++) marked[space] = turn < (screens[space] ?? 0) ? 1 : 0;
  return true;
}

/** 2GM-RULING-15; nothing lies between units that meet in an assault but the space they fight for. */
function isInSmoke(s: Table, shot: Shot): boolean {
  if ((shot.space === NONE && shot.hq === NONE) || shot.mode === FLAK) return by(false, '2GM-RULING-21'); // what is in the air is above it
  if (!markScreens(s)) return false;
  const from = shot.shooter === NONE ? shot.space : placeOf(s, unit(s, shot.shooter));
  if (from < 0) return marked[shot.space] === 1; // 2GM-RULING-21
  const to = by(shot.hq === NONE ? shot.space : beforeHq(s, shot.hq, from), '2GM-RULING-09');
  return by(
    s.opt.smokeLineOfFire === 'anyClearPath'
      ? everyShortestPathMeets(fieldOf(s), from, to, marked)
      : centreLineMeets(fieldOf(s), from, to, marked),
    '2GM-RULING-15',
  );
}

/** The numbers of an attack, ready for the die (2GM-WIN-37). */
export interface Numbers {
  hit: number;
  crit: number;
  pierce: number;
  armor: number;
  damage: number;
}

/** Adds what each of the list says. A function of its own: shots are of two shapes, and a loop in their midst never runs fast. */
function addMods(mods: readonly PairMod[], s: Table, shot: Shot, out: Numbers): void {
  for (const mod of mods) {
    const value = mod.hit(s, shot);
    out.hit += value;
    out.crit += mod.crit === undefined ? value : mod.crit(s, shot);
  }
}

/** Most units have an answer to none of these questions, and one test tells. */
const AIMING = bitsOf('aim', 'aimHit');
const DODGING = bitsOf('dodge', 'dodgeHit');

/**
 * Everything is added and the sum kept on the die: whatever adds up, 10 is a critical roll.
 */
export function numbersOf(s: Table, shot: Shot, out: Numbers): Numbers {
  const profile = profileOf(s, shot);
  out.hit = profile.hit;
  out.crit = profile.crit;
  if (bySoldiers(shot)) {
    addMods(accuracy, s, shot, out);
    if ((answersOf(s, shot.shooter) & AIMING) !== 0) {
      const aim = sumOf('aim', s, shot.shooter, shot);
      out.hit += aim + sumOf('aimHit', s, shot.shooter, shot);
      out.crit += aim;
    }
  }
  if (shot.hq !== NONE) addMods(beforeAnHq, s, shot, out);
  // attacks by cards use the number they print
  if (shot.target !== NONE && shot.mode !== BY_CARD) {
    addMods(evasion, s, shot, out);
    const hidden = ofBattle('dodge', s, 0, shot);
    out.hit += hidden;
    out.crit += hidden;
    if ((answersOf(s, shot.target) & DODGING) !== 0) {
      const dodge = sumOf('dodge', s, shot.target, shot);
      out.hit += dodge + sumOf('dodgeHit', s, shot.target, shot);
      out.crit += dodge;
    }
  }
  const played = playedMods(shot);
  out.hit = clamp(out.hit + played, 1, 10);
  out.crit = clamp(out.crit + played, 1, 10);
  // a roll must first be a hit; the table has cells for the other case
  if (by(!s.opt.hitTable, '2GM-RULING-03')) out.crit = Math.max(out.hit, out.crit);
  out.pierce = pierceOf(s, shot, profile);
  out.armor = armorOf(s, shot);
  out.damage = damageOf(s, shot, profile);
  return by(out, '2GM-CARD-25', '2GM-RULING-04', '2GM-RULING-02', '2GM-SHOOT-12', '2GM-WOUND-04');
}

function playedMods(shot: Shot): number {
  let sum = 0;
  for (const card of shot.played) sum += playedEffect(card)?.aim ?? 0;
  return sum;
}

/** HEAT is +1 against tanks, however many sources (2GM-ABIL-35). */
function heat(s: Table, shot: Shot): number {
  if (shot.target === NONE || shot.shooter === NONE) return 0;
  if (unitCard(s, unit(s, shot.target).card).type !== 'tank') return 0;
  const u = unit(s, shot.shooter);
  const token = shot.weapon < FIRST_TOKEN ? undefined : u.tokens[shot.weapon - FIRST_TOKEN];
  const fromToken = token !== undefined && upgradeOf(token.kind).heat;
  const fromCard = shot.weapon === MAIN && unitCard(s, u.card).tags.includes('heat');
  return by(fromToken || fromCard ? 1 : 0, '2GM-ABIL-36', '2GM-RULING-119');
}

function pierceOf(s: Table, shot: Shot, profile: Weapon): number {
  const own = shot.shooter === NONE ? 0 : sumOf('pierce', s, shot.shooter, shot);
  return profile.pierce + heat(s, shot) + own;
}

function damageOf(s: Table, shot: Shot, profile: Weapon): number {
  let damage = profile.damage + (shot.shooter === NONE ? 0 : sumOf('damage', s, shot.shooter, shot));
  for (const card of shot.played) damage += playedEffect(card)?.damage ?? 0;
  return damage;
}

/** 2GM-TERRAIN-32: the unit's own Armor and what its space adds. */
export function armorOfUnit(s: Table, id: number, shot: Shot | null): number {
  const u = unit(s, id);
  const cover = u.at < 0 ? null : coverCard(s, u.at);
  return by(
    unitCard(s, u.card).armor + (cover?.armor ?? 0) + sumOf('armor', s, id, { unit: id, shot }),
    '2GM-BUILD-03',
  );
}

function armorOf(s: Table, shot: Shot): number {
  if (shot.hq !== NONE) return s.hqs[shot.hq]?.armor ?? 0;
  return shot.target === NONE ? 0 : armorOfUnit(s, shot.target, shot);
}

/** 2GM-ASSAULT-09, 2GM-TOKEN-05: attacks that no Armor stops; of reaction fire the table decides (2GM-RULING-60). */
export function ignoresArmor(s: Table, shot: Shot): boolean {
  if (shot.mode === ASSAULT || (shot.mode === REACTION && s.opt.assaultReactionIgnoresArmor)) return true;
  return shot.target === NONE ? shot.hq === NONE : buildingAt(s, shot.space) !== null && isFlame(s, shot);
}

/** Enough to cause damage. */
export function penetrates(s: Table, shot: Shot, n: Numbers): boolean {
  return by(ignoresArmor(s, shot) || n.pierce >= n.armor, '2GM-SHOOT-16');
}

/** The same without the rest of the numbers, for whoever asks nothing else of many attacks. */
export function canPenetrate(s: Table, shot: Shot): boolean {
  return ignoresArmor(s, shot) || pierceOf(s, shot, profileOf(s, shot)) >= armorOf(s, shot);
}

/** 2GM-SHOOT-09: enough for a critical roll to destroy. */
export function canDestroy(s: Table, shot: Shot, n: Numbers): boolean {
  if (shot.target === NONE) return by(false, '2GM-SHOOT-13', '2GM-BUILD-07', '2GM-HQ-08');
  if (asksUnit('noCritical', s, shot.target, shot) || beyondRange(s, shot) > 0) return by(false, '2GM-OPT-45');
  if (ignoresArmor(s, shot)) return by(true, '2GM-RULING-61');
  const { critPenetration } = s.opt;
  const strict = critPenetration === 'gt' || (critPenetration === 'edition' && policies(s).criticalsMustExceedArmor);
  return by(strict ? n.pierce > n.armor : n.pierce >= n.armor, '2GM-RULING-01', '2GM-SHOOT-10', '2GM-SHOOT-11');
}

export function isFlame(s: Table, shot: Shot): boolean {
  if (shot.shooter === NONE || shot.weapon === 1) return false;
  const u = unit(s, shot.shooter);
  if (shot.weapon >= FIRST_TOKEN) {
    const token = u.tokens[shot.weapon - FIRST_TOKEN];
    return token !== undefined && upgradeOf(token.kind).flame;
  }
  const offers = unitCard(s, u.card).upgrades;
  return u.tokens.some((t) => {
    const token = upgradeOf(t.kind);
    return token.flame && offers.some((x) => x.token === token.id && x.exchange);
  });
}

/** The weapon as printed, then every modifier with its rule; the same lists that made the numbers. */
export function partsOf(s: Table, shot: Shot): NumberPart[] {
  const { hit, crit } = profileOf(s, shot);
  return [{ rule: '2GM-CARD-23', label: labels.accuracy, hit, crit }, ...modifiersOf(s, shot)];
}

function modifiersOf(s: Table, shot: Shot): NumberPart[] {
  const out: NumberPart[] = [];
  const note = (list: readonly PairMod[]): void => {
    for (const { rule, label, ...mod } of list) {
      const hit = mod.hit(s, shot);
      const crit = mod.crit === undefined ? hit : mod.crit(s, shot);
      if (hit !== 0 || crit !== 0) out.push({ rule, label, hit, crit });
    }
  };
  const ability = (items: readonly Item[], both: boolean): void => {
    for (const { rule, label, value } of items) out.push({ rule, label, hit: value, crit: both ? value : 0 });
  };
  if (bySoldiers(shot)) {
    note(accuracy);
    ability(itemsOf('aim', s, shot.shooter, shot), true);
    ability(itemsOf('aimHit', s, shot.shooter, shot), false);
  }
  if (shot.hq !== NONE) note(beforeAnHq);
  if (shot.target !== NONE && shot.mode !== BY_CARD) {
    note(evasion);
    ability(battleItems('dodge', s, shot), true);
    ability(itemsOf('dodge', s, shot.target, shot), true);
    ability(itemsOf('dodgeHit', s, shot.target, shot), false);
  }
  for (const card of shot.played) {
    const effect = playedEffect(card);
    if (effect !== undefined && effect.aim !== 0)
      out.push({ rule: effect.rule, label: effect.label, hit: effect.aim, crit: effect.aim });
  }
  return out;
}
