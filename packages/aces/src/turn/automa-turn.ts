import { asking, type Step, step } from '@sandtable/kernel';
import { clearMarkers } from '../moving/intercept';
import { type AcesState, NONE, onMap, unit } from '../state';
import { acting, holding } from '../verbs/act';
import { attackingAtOnce, canAttack } from '../verbs/attack';
import { unacted } from './automa-order';
import type { TurnFrame } from './turn-frame';

export const automaAct = asking<AcesState, TurnFrame>({ kind: 'automa-act', rule: 'AA-AUTOMA-01' }, [acting]);

export const automaAttack = asking<AcesState, TurnFrame>({ kind: 'automa-attack', rule: 'AA-TURN-08' }, [
  attackingAtOnce,
  holding,
]);

/** AA-TURN-08, AA-AUTOMA-01: unit after unit moves and attacks at once; which one, where to and whom is the Automa's answer. */
export const automaTurn: readonly Step<AcesState, TurnFrame>[] = [
  step('automa', 'AA-AUTOMA-01', (s, f, k) => {
    f.acting = NONE;
    f.target = NONE;
    if (unacted(s).length === 0) k.jump(f, 'markers-automa');
    else k.ask(s.active, 'automa-act');
  }),
  step('automa-attack', 'AA-TURN-08', (s, f, k) => {
    const u = unit(s, f.acting);
    k.jump(f, 'automa');
    if (!onMap(u) || u.occupied || !canAttack(s, f.acting)) return; // AA-FACTORY-06
    f.step = 'automa-fought';
    k.ask(s.active, 'automa-attack');
  }),
  step('automa-fought', 'AA-TURN-08', (_s, f, k) => k.jump(f, 'automa')),
  step('markers-automa', 'AA-RULING-30', (s) => clearMarkers(s)),
];
