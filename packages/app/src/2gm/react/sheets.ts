import { cardTitle, type GmView, NONE, seatTitle, weaponTitle } from '@sandtable/2gm/table';
import type { Option } from '@sandtable/kernel';
import type { GmReactWords } from '../../i18n/en/gm-react';
import { NOWHERE } from '../board/spots';
import type { Desk } from '../play/desk';
import { type Choice, choicesOf, DECLINES } from './choices';
import { REACTIONS } from './kinds';
import { aimWords, attackWords, calledWords, capital, titleOf, whose } from './names';

/** What a person reads before answering: what is happening, what may be done and what it costs, what happens otherwise. */
export interface Sheet {
  readonly title: string;
  readonly happening: readonly string[];
  readonly rule: string;
  readonly choices: readonly Choice[];
  /** How to decline, and what happens then; null where something has to be chosen. */
  readonly pass: { readonly option: Option; readonly label: string; readonly next: string } | null;
  readonly prompt: string;
  /** The attack under way has odds of its own, as it stands. */
  readonly underWay: boolean;
}

interface Told {
  readonly title: string;
  readonly happening: readonly string[];
  readonly prompt: string;
  readonly label?: string;
  readonly next?: string;
}

type Teller = (desk: Desk, t: GmReactWords) => Told;

function attackHappening({ view, seat }: Desk, t: GmReactWords): string[] {
  const { attack, table } = view;
  return attack === null ? [] : [attackWords({ table, seat }, attack, t)];
}

/** What the die has shown and what came of it. */
function rollWords({ attack }: GmView, t: GmReactWords): string {
  if (attack === null) return '';
  const result = t.results[attack.result] ?? '';
  return attack.face > 0 ? t.face(attack.face, result) : t.noDie(result);
}

function window(kind: 'fire' | 'cover' | 'rolled' | 'resolved'): Teller {
  return (desk, t) => {
    const words = t.sheets[kind];
    const rolled = kind === 'rolled' || kind === 'resolved' ? [rollWords(desk.view, t)] : [];
    return {
      title: words.title,
      happening: [...attackHappening(desk, t), ...rolled, words.may],
      prompt: words.prompt,
      next: words.pass,
    };
  };
}

function comer(kind: 'moved' | 'arrived', who: (view: GmView) => number): Teller {
  return ({ view, seat }, t) => {
    const words = t.sheets[kind];
    const name = capital(whose({ table: view.table, seat }, who(view), t));
    const happening = name === '' ? [words.may] : [words.happening(name), words.may];
    return { title: words.title, happening, prompt: words.prompt, next: words.pass };
  };
}

/** Aircraft and what it attacks; everything of it is declared openly (2GM-RULING-91). */
function raidWords({ view, seat }: Pick<Desk, 'view' | 'seat'>, t: GmReactWords): string {
  const { raid, table } = view;
  if (raid === null) return '';
  const at = { table, seat };
  return t.air.declared(capital(whose(at, raid.aircraft, t)), aimWords(at, raid, t));
}

function names({ view }: Desk, ids: readonly number[], t: GmReactWords): string {
  return t.list(ids.map((id) => titleOf(view.table, id)));
}

const intercept: Teller = (desk, t) => {
  const words = t.sheets.intercept;
  const first = (desk.view.raid?.interceptors.length ?? 0) === 0;
  return {
    title: words.title,
    happening: [raidWords(desk, t), words.may],
    prompt: words.prompt,
    label: first ? words.button : words.buttonMore,
    next: first ? words.passNone : words.pass,
  };
};

const escort: Teller = (desk, t) => {
  const words = t.sheets.escort;
  const { interceptors = [], escorts = [] } = desk.view.raid ?? {};
  const threat = interceptors.length === 0 ? [] : [words.intercepted(names(desk, interceptors, t))];
  return {
    title: words.title,
    happening: [raidWords(desk, t), ...threat, words.may],
    prompt: words.prompt,
    label: escorts.length === 0 ? words.button : words.buttonMore,
    next: escorts.length === 0 ? words.passNone : words.pass,
  };
};

const TELLERS: Readonly<Record<string, Teller>> = {
  fire: window('fire'),
  cover: window('cover'),
  rolled: window('rolled'),
  resolved: window('resolved'),
  moved: comer('moved', (view) => view.mover),
  arrived: comer('arrived', (view) => view.deploying?.unit ?? NONE),
  orders: ({ view }, t) => {
    const { title, happening, may, prompt, pass } = t.sheets.orders;
    return {
      title,
      happening: [happening(capital(seatTitle(view.table, view.table.active))), may],
      prompt,
      next: pass,
    };
  },
  intercept,
  escort,
  flak: (desk, t) => {
    const { title, may, prompt, button, pass } = t.sheets.flak;
    return { title, happening: [raidWords(desk, t), may], prompt, label: button, next: pass };
  },
  drop: ({ view, seat }, t) => {
    const { title, happening, may, prompt, button, pass } = t.sheets.drop;
    const name = capital(whose({ table: view.table, seat }, view.deploying?.unit ?? NONE, t));
    return { title, happening: [happening(name), may], prompt, label: button, next: pass };
  },
  beside: (desk, t) => {
    const { title, may, prompt, button, pass } = t.sheets.beside;
    return { title, happening: [...attackHappening(desk, t), may], prompt, label: button, next: pass };
  },
  engage: (desk, t) => {
    const { title, happening, may, prompt } = t.sheets.engage;
    const [shooter = NONE, weapon = 0] = desk.view.raid?.queue ?? [];
    const u = desk.view.table.units[shooter];
    const gun = u === undefined || weapon === 0 ? '' : t.withWeapon(weaponTitle(u, weapon));
    const name = capital(whose({ table: desk.view.table, seat: desk.seat }, shooter, t)) + gun;
    return { title, happening: [raidWords(desk, t), happening(name), may], prompt };
  },
  react: ({ view, seat }, t) => {
    const { title, happening, may, prompt, button, pass } = t.sheets.react;
    const at = { table: view.table, seat };
    const { unit = NONE, target = NONE } = view.assault ?? {};
    const told = happening(capital(whose(at, unit, t)), whose(at, target, t));
    return { title, happening: [told, may], prompt, label: button, next: pass };
  },
  choose: ({ view }, t) => {
    const { title, may, prompt, button, pass } = t.sheets.choose;
    const card = view.choosing === null ? '' : cardTitle(view.table, view.choosing.card);
    return { title: title(card), happening: [may], prompt: prompt(card), label: button, next: pass };
  },
  call: (_desk, t) => {
    const { title, may, prompt, button, pass } = t.sheets.call;
    return { title, happening: [may], prompt, label: button, next: pass };
  },
  charge: ({ view, seat }, t) => {
    const { title, on, may, prompt } = t.sheets.charge;
    const { table, called } = view;
    const happening = called === null ? [may] : [on(calledWords({ table, seat }, called, t)), may];
    return { title, happening, prompt };
  },
  'pick-up': (_desk, t) => {
    const { title, may, prompt, button, pass } = t.sheets['pick-up'];
    return { title, happening: [may], prompt, label: button, next: pass };
  },
};

/** So many places are listed one by one; more are pointed at on the field, where all of them are marked. */
const MANY = 8;

export function listed({ choices }: Sheet): readonly Choice[] {
  return choices.length > MANY ? choices.filter((choice) => choice.spot === NOWHERE) : choices;
}

/** The sheet of the question; null if it is answered elsewhere. */
export function sheetOf(desk: Desk, t: GmReactWords): Sheet | null {
  const { question } = desk;
  if (question === null || !REACTIONS.includes(question.kind)) return null;
  const told = TELLERS[question.kind]?.(desk, t);
  if (told === undefined) return null;
  const declines = question.options.find((o) => DECLINES.includes(o[0]));
  const pass = declines === undefined ? null : { option: declines, label: told.label ?? t.pass, next: told.next ?? '' };
  return {
    title: told.title,
    happening: told.happening.filter((line) => line !== ''),
    rule: question.rule,
    choices: choicesOf(desk, t),
    pass,
    prompt: told.prompt,
    underWay: question.kind === 'fire' || question.kind === 'cover',
  };
}
