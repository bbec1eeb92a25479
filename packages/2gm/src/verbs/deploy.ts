import { type Check, type Refusal, refusals, type Seat, type Wish } from '@sandtable/kernel';
import type { RuleId } from '../../book/index';
import { UNKNOWN } from '../cards';
import { policies } from '../editions/index';
import { spaceName } from '../names/names';
import { unitNamed, unitRef } from '../names/units';
import type { GmFacts } from '../say';
import { liesFaceDown } from '../seeing/hidden';
import type { SetUpFrame } from '../set-up/set-up-frame';
import { offerStarting, startChecks, startFrame } from '../set-up/starting';
import { type GmState, NONE, onField, type Table, unit } from '../state';
import { isCraft } from '../transport/carrying';
import { dropChecks, offerDrops } from '../turn/airborne';
import { type DeployFrame, deployFrame, loadFrame } from '../turn/deploy-frame';
import { deployChecks, deployCost, loadChecks, offerDeployments, offerLoads } from '../turn/deployments';
import { act } from './asking';
import { equipChecks, equipmentNamed, equipTry } from './equip';
import { equippedCard, topmost } from './moment';
import type { Act, Verb } from './verb';
import { cardOf, cardOption, cardText, numbersOf, spaceTo, words } from './writing';

const print: Verb['print'] = (s, seat, option) => {
  const [card, space] = numbersOf(option);
  const at = option.length < 3 || space === NONE ? '' : spaceName(s, space);
  return words(String(option[0]), cardText(s, seat, card), at);
};

/** `deploy light-infantry c1 +grenades` answers the question about upgrades too. */
const goOn: Verb['goOn'] = (s, seat, { extras }, kind) =>
  kind === 'equip' ? ['equip', equipmentNamed(s, equippedCard(s, seat), extras)] : null;

interface Coming {
  readonly seat: Seat;
  readonly card: number;
  readonly space: number;
  readonly discount: number;
}

/** Whether the card may come there, then whether its upgrades go with it. */
function refuseWith<C>(
  s: GmState,
  wish: Wish,
  checks: readonly Check<Table, C, RuleId, GmFacts>[],
  attempt: C & Coming,
  w: GmFacts,
): Refusal[] {
  const found = refusals(checks, s, attempt, w);
  if (found.length > 0) return found;
  const { seat, card } = attempt;
  const upgrades = equipmentNamed(s, card, wish.extras);
  return refusals(equipChecks, s, { seat, card, upgrades, cost: deployCost(s, attempt) }, w);
}

/** A unit before the first turn, on terrain just laid (2GM-OPT-24). */
function refuseStart(s: GmState, seat: Seat, wish: Wish, card: number, space: number, w: GmFacts): Refusal[] {
  const attempt = { seat, card, space, laid: topmost<SetUpFrame>(s, 'set-up')?.laid ?? [] };
  const found = refusals(startChecks, s, attempt, w);
  if (found.length > 0) return found;
  const upgrades = equipmentNamed(s, card, wish.extras);
  return refusals(equipChecks, s, { ...equipTry(s, startFrame(s, attempt)), upgrades }, w);
}

/** 2GM-RULING-145: aircraft are seen. */
const atNight: NonNullable<Verb['atNight']> = (_s, option) => {
  const [, space] = numbersOf(option);
  return space === NONE ? option : [String(option[0]), UNKNOWN, space];
};

export const deploy: Verb = {
  word: 'deploy',
  form: 'card:word [to:place] [upgrades:extras]',
  print,
  read(s, seat, wish) {
    const card = cardOf(s, seat, wish.words.card, ['unit']);
    return card === NONE ? null : ['deploy', card, spaceTo(s, wish)];
  },
  refuse(s, { seat, kind, wish, option }, w) {
    const [card, space] = numbersOf(option);
    return kind === 'lay'
      ? refuseStart(s, seat, wish, card, space, w)
      : refuseWith(s, wish, deployChecks, { seat, card, space, discount: 0 }, w);
  },
  goOn,
  atNight,
};

/** Paratroopers. */
export const drop: Verb = {
  word: 'drop',
  form: 'card:word at:place [upgrades:extras]',
  print,
  read: (s, seat, wish) => cardOption('drop', cardOf(s, seat, wish.words.card, ['unit']), spaceTo(s, wish)),
  refuse(s, { seat, wish, option }, w) {
    const [card, space] = numbersOf(option);
    return refuseWith(s, wish, dropChecks, { seat, card, space, discount: 0 }, w);
  },
  goOn,
  atNight,
};

/** Somebody of the hand inside a carrier. */
export const load: Verb = {
  word: 'load',
  form: 'card:word into:place',
  print(s, seat, option) {
    const [card, carrier] = numbersOf(option);
    return `load ${cardText(s, seat, card)} ${unitRef(s, carrier, seat)}`;
  },
  read: (s, seat, wish) =>
    cardOption('load', cardOf(s, seat, wish.words.card, ['unit']), unitNamed(s, wish.places.into ?? '', seat)),
  refuse(s, { seat, kind, option }, w) {
    const [card, carrier] = numbersOf(option);
    return refusals(loadChecks, s, { seat, card, carrier, together: kind === 'load' }, w);
  },
  atNight(s, option) {
    const [, carrier] = numbersOf(option);
    const covered = liesFaceDown(s, carrier) || policies(s).passengersHideAtNight;
    return covered ? ['load', UNKNOWN, carrier] : option;
  },
};

export const deploying = act([deploy], offerDeployments, (_s, seat, option, k) =>
  k.call(deployFrame(seat, Number(option[1]), Number(option[2]))),
);

/** 2GM-OPT-24: before the first turn, paid with what was bid. */
export const starting: Act<SetUpFrame> = {
  verbs: [deploy],
  offer: (s, f, seat, out) => offerStarting(s, seat, f.laid, out),
  take: (s, f, seat, option, k) =>
    k.call(startFrame(s, { seat, card: Number(option[1]), space: Number(option[2]), laid: f.laid })),
};

export const dropping = act([drop], offerDrops, (_s, seat, option, k) =>
  k.call(deployFrame(seat, Number(option[1]), Number(option[2]), undefined, true)),
);

/** 2GM-LCVP-08, 2GM-RULING-85: onto a craft that already waits on the Deployment Line. */
export const loading = act(
  [load],
  (s, seat, out) => {
    for (let id = 0; id < s.units.length; id++) {
      const u = unit(s, id);
      if (u.seat === seat && onField(u) && u.cargo === NONE && isCraft(s, u)) offerLoads(s, seat, id, false, out);
    }
  },
  (s, seat, option, k) => k.call(loadFrame(s, seat, Number(option[1]), Number(option[2]))),
);

/** 2GM-TRANS-12: together with the carrier that has just come. */
export const loadingTogether: Act<DeployFrame> = {
  verbs: [load],
  offer: (s, f, seat, out) => offerLoads(s, seat, f.unit, true, out),
  take: (s, f, seat, option, k) => k.call(loadFrame(s, seat, Number(option[1]), f.unit)),
};
