import type { Desk, Knob } from './desk';
import { AT_GROUND, type Hand, unique, verbOf, weaponInHand } from './holding';
import { labelOf, weaponWords } from './labels';
import { cardWords } from './words';

/** What ends a phase, a window or a choice. */
const ENDS: ReadonlySet<string> = new Set(['end', 'pass', 'stay', 'done', 'leave']);

/** So many things of one kind are listed one by one; more are pointed at on the field. */
const FEW = 1;

export function knobsOf(desk: Desk, hand: Hand): Knob[] {
  // buttons that came and went with every unit would be pressed by mistake: whoever wants them chooses the unit
  const own =
    desk.offered === true ? [] : [...weaponKnobs(desk, hand), ...assaultKnobs(desk, hand), ...ownKnobs(desk, hand)];
  return [...own, ...cardKnobs(desk, hand), ...freeKnobs(desk, hand)];
}

/** The weapons of the unit in hand, where it has several to choose from. */
function weaponKnobs(desk: Desk, hand: Hand): Knob[] {
  const { view, selection, t } = desk;
  if (hand.unit < 0) return [];
  const weapons = unique(hand.all.flatMap((p) => (p.actors.includes(hand.unit) && p.weapon >= 0 ? [p.weapon] : [])));
  if (weapons.length < 2) return [];
  const chosen = weaponInHand(selection.tool);
  return weapons.map((weapon) => ({
    id: `weapon-${weapon}`,
    label: weaponWords(view.table, hand.unit, weapon, t),
    deed: { do: 'take', tool: chosen === weapon ? '' : `weapon:${weapon}` },
    pressed: chosen === weapon,
  }));
}

/** 2GM-RULING-65: assaults that wait are offered before anybody looks for them; the unit is taken in hand to see the odds. */
function assaultKnobs(desk: Desk, hand: Hand): Knob[] {
  if (hand.unit >= 0 || hand.card >= 0) return [];
  const waiting = hand.all.filter((p) => verbOf(p.option) === 'resolve');
  return waiting.map(({ option }) => ({
    id: option.join('-'),
    label: `${labelOf(desk, option)}…`,
    deed: { do: 'select', unit: Number(option[1]), why: null },
  }));
}

/** Often the only thing there is to do. */
const ALONE: ReadonlySet<string> = new Set(['resolve', 'strike']);

/** What the unit or card in hand does without a place, and what is asked for by a button. */
function ownKnobs(desk: Desk, hand: Hand): Knob[] {
  const verbs = unique(hand.own.map((p) => verbOf(p.option)));
  const knobs = verbs.flatMap((verb): Knob[] => {
    const options = hand.own.filter((p) => verbOf(p.option) === verb);
    const [first] = options;
    if (first === undefined) return [];
    if ((options.length <= FEW && !AT_GROUND.has(verb)) || first.spot < 0) {
      return options.map(({ option }) => ({
        id: option.join('-'),
        label: labelOf(desk, option),
        deed: { do: 'answer', option },
        main: hand.card >= 0,
      }));
    }
    const pressed = desk.selection.tool === verb;
    const label = desk.t.tools[verb] ?? verb;
    return [{ id: verb, label, deed: { do: 'take', tool: pressed ? '' : verb }, pressed }];
  });
  const [only] = hand.aimed;
  // one place only: whoever does not want to look for it presses a button
  if (only !== undefined && hand.aimed.length === 1 && (hand.card >= 0 || ALONE.has(verbOf(only.option)))) {
    const { option } = only;
    knobs.push({ id: option.join('-'), label: labelOf(desk, option), deed: { do: 'answer', option }, main: true });
  }
  return knobs;
}

/** Cards that lie nowhere on the table: terrain one may lay, cards set aside. */
function cardKnobs(desk: Desk, hand: Hand): Knob[] {
  const { view, t } = desk;
  const knobs = hand.others.map(
    (card): Knob => ({
      id: `card-${card}`,
      label: cardWords(view.table, card, t),
      deed: { do: 'hold', card: hand.card === card ? -1 : card, why: null },
      pressed: hand.card === card,
    }),
  );
  // 2GM-OPT-05: all the terrain of the box lies ready, beside everything else of the phase
  const isTerrain = hand.all.some((p) => verbOf(p.option) === 'build');
  return isTerrain ? folded(desk, 'build', knobs, hand.others.includes(hand.card)) : knobs;
}

/** Many answers of one kind behind one knob, open once it was pressed. */
function folded(desk: Desk, verb: string, knobs: readonly Knob[], isInHand = false): Knob[] {
  if (knobs.length <= FEW) return [...knobs];
  const pressed = isInHand || desk.selection.tool === verb;
  const deed: Knob['deed'] = isInHand ? { do: 'hold', card: -1, why: null } : { do: 'take', tool: pressed ? '' : verb };
  return [{ id: verb, label: desk.t.tools[verb] ?? verb, deed, pressed }, ...(pressed ? knobs : [])];
}

function freeKnobs(desk: Desk, hand: Hand): Knob[] {
  const knobs = hand.free.map(({ option }): Knob => {
    const verb = verbOf(option);
    const ends = ENDS.has(verb);
    const label = ends ? endLabel(desk, verb, isIdle(hand)) : labelOf(desk, option);
    const id = option.length === 1 ? verb : option.join('-');
    return { id, label, deed: { do: 'answer', option }, ends, main: ends && isIdle(hand) };
  });
  const end = missingEnd(desk, hand);
  // 2GM-OPT-14: as many answers as the HQ has HP
  const isLent = ({ deed }: Knob): boolean => deed.do === 'answer' && verbOf(deed.option) === 'lend';
  const lent = folded(desk, 'lend', knobs.filter(isLent));
  const plain = knobs.filter((k) => !k.ends && !isLent(k));
  return [...plain, ...lent, ...knobs.filter((k) => k.ends), ...end];
}

/** Only ending is left, or what nearly never should be done. */
function isIdle(hand: Hand): boolean {
  return hand.called.length === 0 && hand.cards.length === 0 && hand.others.length === 0;
}

const PHASES: ReadonlySet<string> = new Set(['move', 'deploy', 'shoot', 'flip']);

/** 2GM-RULING-65: a phase that cannot end yet says why. */
function missingEnd(desk: Desk, hand: Hand): Knob[] {
  const asked = PHASES.has(desk.question?.kind ?? '');
  if (!asked || hand.free.some((p) => verbOf(p.option) === 'end')) return [];
  return [{ id: 'end', label: endLabel(desk, 'end'), deed: { do: 'explain', text: 'end' }, ends: true }];
}

/** Where nothing is left to shoot with, and empty phases go by themselves, the turn is over with it. */
function endLabel({ question, t, carries = false }: Desk, verb: string, idle = false): string {
  const { button } = t;
  if (verb === 'stay') return question?.kind === 'load' ? button.stayEmpty : button.stay;
  if (verb === 'pass') return button.pass;
  if (verb === 'done') return button.done;
  if (verb === 'leave') return button.leave;
  const phases: Readonly<Record<string, string>> = {
    move: button.endMove,
    deploy: button.endDeploy,
    shoot: idle && carries ? button.endFlip : button.endShoot,
    flip: button.endFlip,
  };
  return phases[question?.kind ?? ''] ?? button.end;
}
