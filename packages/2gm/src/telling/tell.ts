import { type EventOf, type GameEvent, readFact, type Viewer } from '@sandtable/kernel';
import type { GmWords } from '../../words/index';
import { UNKNOWN, unitCard, upgradeOf } from '../cards';
import type { GmEvent, Sighting, Was } from '../events';
import { cardTitle, hqTitle, printedName, seatTitle, spaceName, tokenTitle } from '../names/names';
import { armTitle } from '../names/weapons';
import { see } from '../seeing/sight';
import { NONE, sideOf, type Table } from '../state';
import { leaderOf, partnerOf } from '../team';

function cards(s: Table, list: readonly number[], w: GmWords): string {
  if (list.includes(UNKNOWN)) return w.names.unknownCards(list.length);
  return w.names.list(list.map((n) => cardTitle(s, n, w.names)));
}

function spaces(s: Table, list: readonly number[], w: GmWords): string {
  return w.names.list(list.map((space) => spaceName(s, space)));
}

/** As the viewer saw it: 2GM-NIGHT-03. */
function name(s: Table, e: GmEvent, id: number, w: GmWords): string {
  const u = sighted(e, id);
  if (u === undefined) return w.names.aUnit;
  return u.card === UNKNOWN ? w.names.faceDownUnit : printedName(unitCard(s, u.card), w.names);
}

/** With where it stood, or had stood before it was lost, for whom somebody else acts on. */
function named(s: Table, e: GmEvent, id: number, w: GmWords, stood = NONE): string {
  const at = sighted(e, id)?.at ?? NONE;
  const where = at === NONE ? stood : at;
  return where >= 0 ? w.names.unitOn(name(s, e, id, w), spaceName(s, where)) : name(s, e, id, w);
}

function sighted(e: GmEvent, id: number): Sighting | undefined {
  return boardOf(e)?.units.find((u) => u.id === id);
}

function boardOf(e: GameEvent): Was | undefined {
  return e.was as Was | undefined;
}

function token(s: Table, kind: number, w: GmWords): string {
  return tokenTitle(s, upgradeOf(kind), w.names);
}

/** What happened, in a few plain words, as a sentence begins; empty if there was nothing to see. */
export function tell(s: Table, event: GameEvent, who: Viewer | 'all', w: GmWords): string {
  const seen = who === 'all' ? event : see(event, who);
  const text = seen === null ? '' : words(s, seen as GmEvent, w);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function words(s: Table, e: GmEvent, w: GmWords): string {
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
      return t.upgraded(named(s, e, e.unit, w), token(s, e.token, w), e.cost);
    case 'behaviour':
      return t.behaviour(
        seat(e.seat),
        w.moods[e.mood] ?? e.mood,
        e.parts.map(({ label, value }) => ({ label: readFact(w, label), value })),
        e.sum,
      );
    case 'income':
      return t.income(
        seat(e.seat),
        e.parts.map(({ label, ap }) => ({ label: readFact(w, label), value: ap })),
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
      return t.screen(name(s, e, e.unit, w), spaces(s, e.spaces, w));
    case 'terrain-hurt':
      return t.terrainHurt(spaceName(s, e.space), e.amount);
    case 'terrain-destroyed':
      return t.terrainDestroyed(spaceName(s, e.space));
    case 'hq-hurt':
      return t.hqHurt(hqTitle(s, e.hq, w.names), e.amount, e.left);
    default:
      return tellFight(s, e, w) ?? tellUnit(s, e, w) ?? e.type.replaceAll('-', ' ');
  }
}

function tellFight(s: Table, e: GmEvent, w: GmWords): string | null {
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
      return t.wounded(named(s, e, e.unit, w), e.amount);
    case 'destroyed':
      return e.space >= 0
        ? t.destroyedOn(name(s, e, e.unit, w), spaceName(s, e.space))
        : t.destroyed(name(s, e, e.unit, w));
    case 'suppressed':
      return t.suppressed(named(s, e, e.unit, w));
    case 'assault-declared':
      return t.assaultDeclared(named(s, e, e.unit, w), named(s, e, e.target, w));
    case 'assault-won':
      return t.assaultWon(name(s, e, e.unit, w), spaceName(s, e.space));
    case 'assault-failed':
      return t.assaultFailed(named(s, e, e.unit, w));
    case 'raid':
      return t.raid(name(s, e, e.unit, w), targetOf(s, e, e.spaces, w));
    case 'intercepts':
      return t.intercepts(name(s, e, e.unit, w));
    case 'escorts':
      return t.escorts(name(s, e, e.unit, w));
    default:
      return null;
  }
}

function tellPlayed(s: Table, e: EventOf<GmEvent, 'played'>, w: GmWords): string {
  const [who, what] = [seatTitle(s, e.seat, w.names), cardTitle(s, e.card, w.names)];
  const on = e.was?.on;
  if (on === undefined) return w.tell.played(who, what);
  if ('space' in on) return w.tell.playedOn(who, what, spaceName(s, on.space));
  if ('unit' in on) return w.tell.playedOn(who, what, named(s, e, on.unit, w));
  return w.tell.playedFor(who, what, cardTitle(s, on.card, w.names));
}

function tellAttack(s: Table, e: EventOf<GmEvent, 'attack'>, w: GmWords): string {
  const target = targetOf(s, e, [e.space], w);
  if (e.shooter === NONE)
    return w.tell.attack(e.card === NONE ? w.tell.tacticalArtillery : cardTitle(s, e.card, w.names), target);
  return w.tell.attackWith(named(s, e, e.shooter, w), target, armTitle(e.weapon, e.was?.arm, w.names));
}

function targetOf(s: Table, e: EventOf<GmEvent, 'attack' | 'raid'>, on: readonly number[], w: GmWords): string {
  if (e.target !== NONE) return named(s, e, e.target, w, on[0]);
  return e.hq === NONE ? spaces(s, on, w) : hqTitle(s, e.hq, w.names);
}

function tellUnit(s: Table, e: GmEvent, w: GmWords): string | null {
  const t = w.tell;
  switch (e.type) {
    case 'moved':
      return t.moved(name(s, e, e.unit, w), spaceName(s, e.path[0] ?? 0), spaceName(s, e.path[e.path.length - 1] ?? 0));
    case 'swapped':
      return t.swapped(name(s, e, e.unit, w), name(s, e, e.with, w));
    case 'joined':
      return t.joined(name(s, e, e.unit, w), named(s, e, e.with, w));
    case 'loaded':
      return t.loaded(name(s, e, e.unit, w), named(s, e, e.with, w));
    case 'unloaded':
      return t.unloaded(name(s, e, e.unit, w), spaceName(s, e.space));
    case 'deployed':
      return tellDeployed(s, e, w);
    case 'smoke':
      return t.smoke(named(s, e, e.unit, w));
    case 'rallied':
      return t.rallied(named(s, e, e.unit, w));
    case 'promoted':
      return t.promoted(named(s, e, e.unit, w));
    case 'face-up':
      return t.faceUp(named(s, e, e.unit, w));
    case 'mounted':
      return t.mounted(named(s, e, e.unit, w), token(s, e.token, w));
    case 'dismounted':
      return t.dismounted(named(s, e, e.unit, w), token(s, e.token, w));
    case 'flipped':
      return t.flipped(named(s, e, e.unit, w), token(s, e.token, w));
    case 'readied':
      return t.readied(named(s, e, e.unit, w), token(s, e.token, w));
    case 'healed':
      return t.healed(name(s, e, e.unit, w), named(s, e, e.target, w));
    case 'repaired':
      return t.repaired(name(s, e, e.unit, w), named(s, e, e.target, w));
    case 'sapped':
      return t.sapped(name(s, e, e.unit, w), cardTitle(s, e.card, w.names), spaceName(s, e.space));
    default:
      return null;
  }
}

function tellDeployed(s: Table, e: EventOf<GmEvent, 'deployed'>, w: GmWords): string {
  const where = e.space === NONE ? w.tell.besideHq : w.tell.onSpace(spaceName(s, e.space));
  const upgrades = e.upgrades.map((kind) => token(s, kind, w));
  const deployed = w.tell.deployed(seatTitle(s, e.seat, w.names), name(s, e, e.unit, w), where, e.cost);
  return upgrades.length === 0 ? deployed : w.tell.deployedWith(deployed, upgrades);
}
