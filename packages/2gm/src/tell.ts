import type { GameEvent } from '@sandtable/kernel';
import type { GmWords } from '../words/index';
import { UNKNOWN, unitCard, upgradeOf } from './cards';
import { catalogue } from './content/index';
import type { GmEvent } from './events';
import { labelIn } from './labels';
import { cardTitle, hqTitle, printedName, seatTitle, spaceName } from './names';
import { weaponTitle } from './names-weapons';
import { type GmState, NONE, onField, sideOf, type Table, unit } from './state';
import { SPACE_AIM } from './support/support';
import { leaderOf, partnerOf } from './team';
import { aimKindOf } from './wishes-aims';

function cards(s: Table, list: readonly number[], w: GmWords): string {
  if (list.includes(UNKNOWN)) return w.names.unknownCards(list.length);
  return w.names.list(list.map((n) => cardTitle(s, n, w.names)));
}

function spaces(s: Table, list: readonly number[], w: GmWords): string {
  return w.names.list(list.map((space) => spaceName(s, space)));
}

function name(s: Table, id: number, w: GmWords): string {
  const u = s.units[id];
  if (u === undefined) return w.names.aUnit;
  return u.faceDown ? w.names.faceDownUnit : printedName(unitCard(s, u.card), w.names); // 2GM-NIGHT-03
}

/** With where it stands, or stood before it was lost, for whom somebody else acts on. */
function named(s: Table, id: number, w: GmWords, stood = NONE): string {
  const u = s.units[id];
  const at = u !== undefined && onField(u) ? u.at : stood;
  return at >= 0 ? w.names.unitOn(name(s, id, w), spaceName(s, at)) : name(s, id, w);
}

function token(kind: number, w: GmWords): string {
  return printedName(upgradeOf(kind), w.names);
}

/** What happened, in a few plain words, as a sentence begins. */
export function tell(s: GmState, event: GameEvent, w: GmWords): string {
  const text = words(s, event, w);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(s: GmState, event: GameEvent, w: GmWords): string {
  const e = event as GmEvent;
  const t = w.tell;
  const seat = (n: number): string => seatTitle(s, n, w.names);
  switch (e.type) {
    case 'roll':
      return t.roll(seat(e.seat), e.dice);
    case 'tiles':
      return t.tiles(e.tiles.length);
    case 'hand':
      return t.hand(seat(e.seat), e.again, cards(s, e.cards, w));
    case 'bids':
      // 2GM-TEAM-07: a General bids nothing
      return t.bids(e.bids.flatMap((ap, i) => (leaderOf(s, sideOf(s, i)) === i ? [{ seat: seat(i), ap }] : [])));
    case 'first':
      return t.first(seat(e.seat));
    case 'terrain':
      return t.terrain(seat(e.seat), cardTitle(s, e.card, w.names), spaces(s, e.spaces, w));
    case 'weather':
      return t.weather(w.names.weather[e.weather] ?? '');
    case 'mud':
      return t.mud(spaces(s, e.spaces, w));
    case 'turn':
      return t.turn(e.turn, seat(e.seat));
    case 'phase':
      return t.phase(w.names.phases[e.phase] ?? e.phase);
    case 'solo-deck':
      return t.soloDeck(seat(e.seat), e.counts);
    case 'reshuffled':
      return t.reshuffled(seat(e.seat));
    case 'upgraded':
      return t.upgraded(named(s, e.unit, w), token(e.token, w), e.cost);
    case 'behaviour':
      return t.behaviour(
        seat(e.seat),
        labelIn(e.mood, w),
        e.parts.map(({ label, value }) => ({ label: labelIn(label, w), value })),
        e.sum,
      );
    case 'income':
      return t.income(
        seat(e.seat),
        e.parts.map(({ label, ap }) => ({ label: labelIn(label, w), value: ap })),
        e.ap,
      );
    case 'ap':
      return e.rule === '2GM-TEAM-11'
        ? t.gift(seat(partnerOf(s, e.seat)), seat(e.seat), e.ap)
        : t.ap(seat(e.seat), e.ap);
    case 'drew':
      return t.drew(seat(e.seat), cards(s, e.cards, w));
    case 'discarded':
      return t.discarded(seat(e.seat), cards(s, e.cards, w));
    case 'looked':
      return t.looked(seat(e.seat), seat(e.at), cards(s, e.cards, w));
    case 'took':
      return t.took(seat(e.seat), cards(s, [e.card], w));
    case 'expired':
      return t.expired(cardTitle(s, e.card, w.names));
    case 'played':
      return tellPlayed(s, e, w);
    case 'screen':
      return t.screen(name(s, e.unit, w), spaces(s, e.spaces, w));
    case 'terrain-hurt':
      return t.terrainHurt(spaceName(s, e.space), e.amount);
    case 'terrain-destroyed':
      return t.terrainDestroyed(spaceName(s, e.space));
    case 'hq-hurt':
      return t.hqHurt(hqTitle(s, e.hq, w.names), e.amount, e.left);
    default:
      return tellFight(s, e, w) ?? tellUnit(s, e, w) ?? event.type.replaceAll('-', ' ');
  }
}

function tellFight(s: GmState, e: GmEvent, w: GmWords): string | null {
  const t = w.tell;
  switch (e.type) {
    case 'attack':
      return tellAttack(s, e, w);
    case 'needs':
      return t.needs(e.hit, e.crit, e.pierce, e.armor);
    case 'cell':
      return t.cell(e.hit, e.crit, e.surplus + e.shift, e.destroyed ? t.cellDestroyed : t.cellDamage(e.damage));
    case 'result':
      return t.results[e.result] ?? null;
    case 'wounded':
      return t.wounded(named(s, e.unit, w), e.amount);
    case 'destroyed':
      return e.space >= 0 ? t.destroyedOn(name(s, e.unit, w), spaceName(s, e.space)) : t.destroyed(name(s, e.unit, w));
    case 'suppressed':
      return t.suppressed(named(s, e.unit, w));
    case 'assault-declared':
      return t.assaultDeclared(named(s, e.unit, w), named(s, e.target, w));
    case 'assault-won':
      return t.assaultWon(name(s, e.unit, w), spaceName(s, e.space));
    case 'assault-failed':
      return t.assaultFailed(named(s, e.unit, w));
    case 'raid':
      return t.raid(name(s, e.unit, w), raidTarget(s, e, w));
    case 'intercepts':
      return t.intercepts(name(s, e.unit, w));
    case 'escorts':
      return t.escorts(name(s, e.unit, w));
    default:
      return null;
  }
}

/** On whom or where, as far as it lies open on the table: cards are chosen from hands and decks too. */
function tellPlayed(s: GmState, { seat, card, target }: GmEvent & { readonly type: 'played' }, w: GmWords): string {
  const [who, what] = [seatTitle(s, seat, w.names), cardTitle(s, card, w.names)];
  const kind = target === NONE ? 'none' : aimKindOf(s, seat, card);
  const space = kind === 'spaces' ? target : kind === 'units' ? target - SPACE_AIM : NONE;
  if (space >= 0) return w.tell.playedOn(who, what, spaceName(s, space));
  if (kind === 'units') return w.tell.playedOn(who, what, named(s, target, w));
  if (catalogue.cards[target]?.kind === 'general' && kind === 'cards')
    return w.tell.playedFor(who, what, cardTitle(s, target, w.names));
  return w.tell.played(who, what);
}

function tellAttack(s: GmState, e: GmEvent & { readonly type: 'attack' }, w: GmWords): string {
  const target = raidTarget(s, { ...e, spaces: [e.space] }, w);
  if (e.shooter === NONE) return w.tell.attack(cardTitle(s, e.card, w.names), target);
  return w.tell.attackWith(named(s, e.shooter, w), target, weaponTitle(unit(s, e.shooter), e.weapon, w.names));
}

function raidTarget(s: GmState, e: { target: number; hq: number; spaces: readonly number[] }, w: GmWords): string {
  if (e.target !== NONE) return named(s, e.target, w, e.spaces[0]);
  return e.hq === NONE ? spaces(s, e.spaces, w) : hqTitle(s, e.hq, w.names);
}

function tellUnit(s: GmState, e: GmEvent, w: GmWords): string | null {
  const t = w.tell;
  switch (e.type) {
    case 'moved':
      return t.moved(name(s, e.unit, w), spaceName(s, e.path[0] ?? 0), spaceName(s, e.path[e.path.length - 1] ?? 0));
    case 'swapped':
      return t.swapped(name(s, e.unit, w), name(s, e.with, w));
    case 'joined':
      return t.joined(name(s, e.unit, w), named(s, e.with, w));
    case 'loaded':
      return t.loaded(name(s, e.unit, w), named(s, e.with, w));
    case 'unloaded':
      return t.unloaded(name(s, e.unit, w), spaceName(s, e.space));
    case 'deployed':
      return tellDeployed(s, e, w);
    case 'smoke':
      return t.smoke(named(s, e.unit, w));
    case 'rallied':
      return t.rallied(named(s, e.unit, w));
    case 'promoted':
      return t.promoted(named(s, e.unit, w));
    case 'face-up':
      return t.faceUp(named(s, e.unit, w));
    case 'mounted':
      return t.mounted(named(s, e.unit, w), token(e.token, w));
    case 'dismounted':
      return t.dismounted(named(s, e.unit, w), token(e.token, w));
    case 'flipped':
      return t.flipped(named(s, e.unit, w), token(e.token, w));
    case 'readied':
      return t.readied(named(s, e.unit, w), token(e.token, w));
    case 'healed':
      return t.healed(name(s, e.unit, w), named(s, e.target, w));
    case 'repaired':
      return t.repaired(name(s, e.unit, w), named(s, e.target, w));
    case 'sapped':
      return t.sapped(name(s, e.unit, w), cardTitle(s, e.card, w.names), spaceName(s, e.space));
    default:
      return null;
  }
}

function tellDeployed(s: GmState, e: GmEvent & { readonly type: 'deployed' }, w: GmWords): string {
  const where = e.space === NONE ? w.tell.besideHq : w.tell.onSpace(spaceName(s, e.space));
  const upgrades = e.upgrades.map((kind) => token(kind, w));
  const deployed = w.tell.deployed(seatTitle(s, e.seat, w.names), name(s, e.unit, w), where, e.cost);
  return upgrades.length === 0 ? deployed : w.tell.deployedWith(deployed, upgrades);
}
