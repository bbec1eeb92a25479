import type { Kernel } from '@sandtable/kernel';
import { asksUnit } from '../abilities/registry';
import { discardAttached } from '../attack/destruction';
import { has, unitCard } from '../cards';
import { catalogue } from '../content/index';
import { distance } from '../ground';
import { liesFaceDown, outOfSight } from '../seeing/hidden';
import { areEnemies, type GmState, NONE, onField, unit } from '../state';
import { postOf } from '../transport/place';
import { type AnytimeCheck, ownUnit, refusedBy } from './own-unit';
import type { Verb } from './verb';
import { numbersOf, ofTwo } from './writing';

const helper: AnytimeCheck = {
  rule: '2GM-ABIL-34',
  ok: (s, c) => !unit(s, c.unit).helped,
  say: (_s, _c, w) => w.deploying.alreadyHelpedSomebodyTurn,
};

const patient: AnytimeCheck = {
  rule: '2GM-RULING-118',
  gate: true,
  ok: (s, c) => {
    const t = s.units[c.on];
    return t !== undefined && (onField(t) || c.on === c.unit) && !areEnemies(s, c.seat, t.seat) && t.wounds > 0;
  },
  say: (_s, _c, w) => w.deploying.noWoundedFriend,
};

const SICK = catalogue.numberOf('support/sick-patients');

/** Heal cures sickness too. */
const sickOrWounded: AnytimeCheck = {
  ...patient,
  ok: (s, c) => {
    const t = s.units[c.on];
    return (
      t !== undefined && (patient.ok(s, c) || (onField(t) && has(t.cards, SICK) && !areEnemies(s, c.seat, t.seat)))
    );
  },
  say: (_s, _c, w) => w.deploying.noWoundedSickFriend,
};

export const healChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-32',
    gate: true,
    ok: (s, c) => asksUnit('heals', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.cannotHeal,
  },
  helper,
  sickOrWounded,
  {
    rule: '2GM-ABIL-32',
    ok: (s, c) => {
      const { type } = unitCard(s, unit(s, c.on).card);
      return type === 'infantry' || type === 'artillery';
    },
    say: (_s, _c, w) => w.deploying.onlyInfantryArtilleryHealed,
  },
  {
    rule: '2GM-ABIL-33', // itself, or a neighbour
    ok: (s, c) => c.on === c.unit || distance(s, postOf(s, unit(s, c.unit)), unit(s, c.on).at) <= 1,
    say: (_s, _c, w) => w.deploying.tooFarAway,
  },
];

export const repairChecks: readonly AnytimeCheck[] = [
  ownUnit,
  {
    rule: '2GM-ABIL-72',
    gate: true,
    ok: (s, c) => asksUnit('repairs', s, c.unit, c.unit),
    say: (_s, _c, w) => w.deploying.cannotRepair,
  },
  { ...helper, rule: '2GM-ABIL-73' },
  patient,
  {
    rule: '2GM-ABIL-72',
    ok: (s, c) => {
      const { type } = unitCard(s, unit(s, c.on).card);
      return type === 'artillery' || type === 'tank' || type === 'transport';
    },
    say: (_s, _c, w) => w.deploying.onlyArtilleryTanksTransports,
  },
  {
    rule: '2GM-RULING-118',
    ok: (s, c) => c.on !== c.unit && distance(s, postOf(s, unit(s, c.unit)), unit(s, c.on).at) <= 1,
    say: (_s, _c, w) => w.deploying.notNext,
  },
];

/** Of two of which one lies open that one is seen to help or to be helped: by whom, or whom, is not. */
const atNight: NonNullable<Verb['atNight']> = (s, option) => {
  const [id, target] = numbersOf(option);
  const [isHelperHidden, isPatientHidden] = [liesFaceDown(s, id), liesFaceDown(s, target)];
  if (isHelperHidden && isPatientHidden) return outOfSight(s, option, id, target);
  return [option[0], isHelperHidden ? NONE : id, isPatientHidden ? NONE : target];
};

export const heal: Verb = {
  word: 'heal',
  form: 'from:place to:place',
  ...ofTwo('heal'),
  refuse: refusedBy(healChecks),
  atNight,
};

export const repair: Verb = {
  word: 'repair',
  form: 'from:place to:place',
  ...ofTwo('repair'),
  refuse: refusedBy(repairChecks),
  atNight,
};

export function takeHelp(s: GmState, id: number, target: number, verb: 'heal' | 'repair', k: Kernel<GmState>): void {
  const t = unit(s, target);
  unit(s, id).helped = true;
  const sick = verb === 'heal' ? t.cards.filter((a) => a.card === SICK) : [];
  if (sick.length === 0) t.wounds--;
  else {
    t.cards = t.cards.filter((a) => !sick.includes(a));
    discardAttached(s, sick);
  }
  if (verb === 'heal') k.emit?.({ type: 'healed', rule: '2GM-ABIL-32', unit: id, target });
  else k.emit?.({ type: 'repaired', rule: '2GM-ABIL-72', unit: id, target });
}
