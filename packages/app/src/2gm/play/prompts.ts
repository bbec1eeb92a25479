import { isUnitCard } from '@sandtable/2gm/table';
import { DIE } from '@sandtable/kernel';
import { readIn } from '../../i18n/reading';
import type { Desk } from './desk';
import { AT_GROUND, type Hand, shootersIn, verbOf } from './holding';
import { cardWords, unitName, unitWords } from './words';

/** One sentence that always says what the game waits for. */
export function promptOf(desk: Desk, hand: Hand): string {
  const { question, t, view, seat } = desk;
  const { table } = view;
  const kind = question?.kind ?? '';
  if (kind === DIE) return dieWords(desk);
  if (hand.card >= 0) return cardPrompt(desk, hand);
  switch (kind) {
    case 'move':
      return movePrompt(desk, hand);
    case 'deploy': {
      const purse = t.ap(table.seats[seat]?.ap ?? 0);
      return hand.cards.length + hand.others.length === 0 ? t.prompt.deployNobody(purse) : t.prompt.deploy(purse);
    }
    case 'equip':
      return t.prompt.equip(cardWords(table, view.deploying?.card ?? -1, t));
    case 'load':
      return t.prompt.load(unitName(table, view.deploying?.unit ?? -1, t));
    case 'mobility':
      // at night who cannot move is asked as well
      return t.prompt.mobility(unitName(table, hand.unit >= 0 ? hand.unit : (view.deploying?.unit ?? -1), t));
    case 'bomb':
      return t.prompt.bomb(unitWords(table, hand.unit, t));
    case 'shoot':
      return shootPrompt(desk, hand);
    case 'strike':
      return t.prompt.strike(
        unitName(table, view.assault?.unit ?? -1, t),
        unitName(table, view.assault?.target ?? -1, t),
      );
    case 'flip':
      return hand.actors.length > 0 ? t.prompt.flip : t.prompt.flipCards(hand.cards.length);
    case 'discard':
      return t.prompt.discard(Math.max(1, (table.seats[seat]?.hand.length ?? 0) - HAND_LIMIT));
    default:
      return t.prompt.short[kind] ?? t.prompt.other;
  }
}

/** 2GM-SETUP-23. */
const HAND_LIMIT = 7;

function dieWords(desk: Desk): string {
  const roll = desk.question?.roll ?? null;
  return roll === null ? desk.t.prompt.other : desk.t.prompt.die(roll.sides, readIn('2gm', roll.purpose));
}

function cardPrompt(desk: Desk, hand: Hand): string {
  const { t, view } = desk;
  const name = cardWords(view.table, hand.card, t);
  if (hand.aimed.length === 0) {
    if (desk.question?.kind === 'discard') return t.prompt.discard(1);
    return hand.own.length > 1 ? t.prompt.playWhich(name) : t.prompt.playNow(name);
  }
  if (hand.others.includes(hand.card)) return t.prompt.layOn(name);
  return isUnitCard(hand.card) ? t.prompt.deployWhere(name) : t.prompt.playOn(name);
}

function movePrompt(desk: Desk, hand: Hand): string {
  const { t, view, selection } = desk;
  if (hand.unit >= 0 && desk.offered !== true) return wherePrompt(desk, hand);
  if (hand.unit >= 0)
    return withCards(desk, hand, t.prompt.moveNext(hand.actors.length, unitName(view.table, hand.unit, t)));
  if (selection.unit >= 0 && hand.actors.length > 0)
    return t.prompt.moveCannot(unitName(view.table, selection.unit, t));
  const { length } = hand.actors;
  const verbs = hand.all.flatMap((p) => (p.actors.length === 0 ? [] : [verbOf(p.option)]));
  if (length > 0 && verbs.every((verb) => verb === 'unload')) return withCards(desk, hand, t.prompt.unloadLeft(length));
  return withCards(desk, hand, length === 0 ? t.prompt.moveNobody : t.prompt.move(length));
}

/** Only what the unit in hand can still do: a carrier that has moved lets somebody off, and only infantry assaults. */
function wherePrompt({ t, view: { table } }: Desk, hand: Hand): string {
  const name = unitName(table, hand.unit, t);
  const verbs = hand.aimed.map((p) => verbOf(p.option));
  if (verbs.length > 0 && verbs.every((verb) => verb === 'unload'))
    return t.prompt.unloadWhere(name, unitWords(table, table.units[hand.unit]?.cargo ?? -1, t));
  return verbs.includes('assault') ? t.prompt.moveOrAssault(name) : t.prompt.moveWhere(name);
}

function shootPrompt(desk: Desk, hand: Hand): string {
  const { t, view, selection } = desk;
  if (hand.unit >= 0 && desk.offered === true)
    return withCards(desk, hand, t.prompt.shootNext(shootersIn(hand.all).length, unitName(view.table, hand.unit, t)));
  if (hand.unit >= 0) {
    const assaults = hand.aimed.length > 0 && hand.aimed.every((p) => verbOf(p.option) === 'resolve');
    return t.prompt[assaults ? 'resolveNow' : 'shootTarget'](unitName(view.table, hand.unit, t));
  }
  if (selection.unit >= 0 && hand.actors.length > 0) {
    return t.prompt.shootCannot(unitName(view.table, selection.unit, t));
  }
  if (hand.all.some((p) => verbOf(p.option) === 'resolve')) return t.prompt.assaultsLeft;
  return withCards(desk, hand, shootersPrompt(desk, hand));
}

/** Empty ground can be shot at nearly always, and nearly never should be: whoever has only that is not called for. */
function shootersPrompt({ t }: Desk, { all }: Hand): string {
  const shooters = shootersIn(all);
  if (shooters.length > 0) return t.prompt.shoot(shooters.length);
  return all.some((p) => AT_GROUND.has(verbOf(p.option))) ? t.prompt.shootGround : t.prompt.shootNobody;
}

/** Cards are easily forgotten where units are meant to act. */
function withCards(desk: Desk, hand: Hand, prompt: string): string {
  const n = hand.cards.length;
  return n === 0 ? prompt : `${prompt} ${desk.t.prompt.cardsToo(n)}`;
}
