import { type Option, sameOption } from '@sandtable/kernel';
import { boxOfSpot, layoutOf, middleOf, placeOfUnit, spotAt } from '../src/2gm/board/layout';
import { sceneOf } from '../src/2gm/board/scene';
import type { Spot } from '../src/2gm/board/spots';
import { type Parts, partsOf } from '../src/2gm/play/anatomy';
import { type Deed, type Desk, NOTHING, type Picture, type Selection } from '../src/2gm/play/desk';
import { pictureOf } from '../src/2gm/play/picture';
import { compulsoryBits, freeBits, offersIn } from '../src/2gm/play/upgrades';
import { cardWords } from '../src/2gm/play/words';
import { REACTIONS, SET_UP } from '../src/2gm/react/kinds';
import { reacting } from '../src/2gm/react/picture';
import { listed, sheetOf } from '../src/2gm/react/sheets';
import type { Point } from '../src/drawing/points';
import { gmReact } from '../src/i18n/en/gm-react';
import { gmSetUp } from '../src/i18n/en/gm-set-up';

/** One thing a hand does at the screen. */
export type Click =
  /** On the field, in parts of the sheet's width and height. */
  | { readonly on: 'field'; readonly x: number; readonly y: number }
  | { readonly on: 'hand'; readonly name: string }
  | { readonly on: 'button' | 'radio'; readonly name: string }
  /** Of several with one name, the one with this number. */
  | { readonly on: 'check'; readonly name: string; readonly nth: number; readonly to: boolean }
  /** One of all answers as a typed command: for what has no place and no button. */
  | { readonly on: 'list'; readonly text: string };

const button = (name: string): Click => ({ on: 'button', name });

/** How somebody gives this answer at the table, who holds nothing yet; `text` is the same as a typed command. */
export function clicksFor(desk: Desk, option: Option, text: string): Click[] {
  const kind = desk.question?.kind ?? '';
  const found = SET_UP.includes(kind)
    ? settingUp(desk, option)
    : REACTIONS.includes(kind)
      ? answering(desk, option)
      : kind === 'equip'
        ? equipping(desk, option)
        : acting(desk, option);
  return found ?? [{ on: 'list', text }];
}

function settingUp(desk: Desk, option: Option): Click[] | null {
  const { hand, bid, lay } = gmSetUp;
  const [verb, n] = option;
  if (verb === 'keep') return [button(hand.keep)];
  if (verb === 'redraw') return [button(hand.redraw)];
  if (verb === 'bid') return [{ on: 'radio', name: String(n) }, button(bid.confirm(Number(n)))];
  if (verb === 'end') return [button(lay.end)];
  const card = Number(n);
  const held = { ...desk, selection: { ...NOTHING, card } };
  const done = pointing(held, pictureOf(held), option);
  return done === null ? null : [button(cardWords(desk.view.table, card, desk.t)), ...done];
}

function equipping(desk: Desk, option: Option): Click[] {
  const offers = offersIn(desk.view);
  const wanted = Number(option[1]) & ~compulsoryBits(offers);
  const changed = wanted ^ freeBits(desk);
  const checks = offers.flatMap(({ name, bit }, i): Click[] => {
    const nth = offers.slice(0, i).filter((offer) => offer.name === name).length;
    return (changed & bit) === 0 ? [] : [{ on: 'check', name, nth, to: (wanted & bit) !== 0 }];
  });
  return [...checks, button('Deploy it so')];
}

/** A sheet names what may be done; what it leaves to the field is pointed at there. */
function answering(desk: Desk, option: Option): Click[] | null {
  const sheet = sheetOf(desk, gmReact);
  if (sheet === null) return null;
  if (sheet.pass !== null && sameOption(sheet.pass.option, option)) return [button(sheet.pass.label)];
  const choice = listed(sheet).find((c) => sameOption(c.option, option));
  return choice === undefined ? pointing(desk, reacting(desk, gmReact), option) : [button(choice.label)];
}

/** Takes the unit or the card in hand, and shows what it is to do. */
function acting(desk: Desk, option: Option): Click[] | null {
  const parts = partsOf(desk, option);
  const taken = takes(desk, parts);
  for (const { clicks, selection } of taken) {
    const held = { ...desk, selection };
    const done = pointing(held, pictureOf(held), option) ?? pressing(held, option);
    if (done !== null) return [...clicks, ...done];
  }
  return null;
}

interface Taken {
  readonly clicks: readonly Click[];
  readonly selection: Selection;
}

/** The ways to have in hand what does it; nothing needs to be taken for what belongs to nobody. */
function takes(desk: Desk, parts: Parts): Taken[] {
  const picture = pictureOf(desk);
  if (parts.card >= 0 && picture.cards.includes(parts.card)) {
    const name = cardWords(desk.view.table, parts.card, desk.t);
    return [{ clicks: [{ on: 'hand', name }], selection: { ...NOTHING, card: parts.card } }];
  }
  const ways = parts.actors.flatMap((unit): Taken[] => {
    const click = clickOn(desk, placeOfUnitIn(desk, unit));
    if (click === null) return [];
    const deed = picture.pick(click.spot, click.unit);
    const isIt = deed.do === 'select' && deed.unit === unit && deed.why === null;
    return isIt ? [{ clicks: [click.click], selection: { ...NOTHING, unit } }] : [];
  });
  return [{ clicks: [], selection: NOTHING }, ...ways];
}

/** A click on the place of an answer; where it stands for several, the one that is meant is chosen from the list. */
function pointing(desk: Desk, picture: Picture, option: Option): Click[] | null {
  const aim = picture.aims.find((a) => sameOption(a.option, option));
  if (aim === undefined) return null;
  for (const point of pointsOf(desk, aim.spot, option)) {
    const click = clickOn(desk, point);
    if (click === null) continue;
    const deed = picture.pick(click.spot, click.unit);
    if (means(deed, option)) return [click.click];
    const others = picture.aims.filter((a) => a.spot === aim.spot && a.label === aim.label);
    if (deed.do === 'fork' && others.length === 1) return [click.click, button(aim.label)];
  }
  return null;
}

/** A button, or one that says what the unit is to do before a place is chosen for it. */
function pressing(desk: Desk, option: Option): Click[] | null {
  const { knobs } = pictureOf(desk);
  const direct = knobs.find((knob) => means(knob.deed, option));
  if (direct !== undefined) return [button(direct.label)];
  for (const { deed, label } of knobs) {
    if (deed.do !== 'take' && deed.do !== 'hold') continue;
    const selection = deed.do === 'take' ? { ...desk.selection, tool: deed.tool } : { ...NOTHING, card: deed.card };
    const held = { ...desk, selection };
    const done = pointing(held, pictureOf(held), option);
    if (done !== null) return [button(label), ...done];
  }
  return null;
}

function means(deed: Deed, option: Option): boolean {
  return deed.do === 'answer' && sameOption(deed.option, option);
}

function placeOfUnitIn({ view }: Desk, unit: number): Point | null {
  const scene = sceneOf(view.table);
  return placeOfUnit(layoutOf(scene), scene, unit);
}

/** Where one may click to mean this: first the unit it is about, then the middle of the place. */
function pointsOf(desk: Desk, spot: Spot, option: Option): (Point | null)[] {
  const scene = sceneOf(desk.view.table);
  const box = boxOfSpot(layoutOf(scene), scene, spot);
  const target = placeOfUnitIn(desk, Number(option[3] ?? option[2] ?? -1));
  const onIt = box !== null && target !== null && isIn(box, target) ? target : null;
  return [onIt, box === null ? null : middleOf(box)];
}

function isIn(box: { x: number; y: number; width: number; height: number }, { x, y }: Point): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

/** The click, and what the field finds under it. */
function clickOn({ view }: Desk, point: Point | null): { click: Click; spot: Spot; unit: number } | null {
  if (point === null) return null;
  const scene = sceneOf(view.table);
  const layout = layoutOf(scene);
  const { width, height } = layout.page;
  return { click: { on: 'field', x: point.x / width, y: point.y / height }, ...spotAt(layout, scene, point) };
}
