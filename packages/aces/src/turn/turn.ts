import { asking, type FrameDef, frame, step } from '@sandtable/kernel';
import { clearMarkers } from '../moving/intercept';
import { type AcesState, seatState } from '../state';
import { namingArmies } from '../verbs/armies';
import { declareDuties, declaring, endingDeclarations, fightNext } from '../verbs/attack';
import { buying } from '../verbs/buy';
import { ending, handingOver } from '../verbs/ending';
import { settingOut } from '../verbs/move';
import { repairing } from '../verbs/repair';
import { firingRocket } from '../verbs/rocket';
import { timing, timingArmies } from '../verbs/time';
import { automaAct, automaAttack, automaTurn } from './automa-turn';
import { armyLimit } from './first-round';
import { collectIncome, finishRepairs } from './money';
import type { TurnFrame } from './turn-frame';

function isAutoma(s: AcesState): boolean {
  return seatState(s, s.active).automa;
}

const chooseArmies = asking<AcesState, TurnFrame>({ kind: 'armies', rule: 'AA-FIRST-11' }, [
  namingArmies,
  timingArmies,
]);

const chooseMove = asking<AcesState, TurnFrame>({ kind: 'move', rule: 'AA-MOVE-01', again: 'move' }, [
  settingOut,
  ending(), // AA-MOVE-02
  handingOver,
  timing,
]);

const chooseAttack = asking<AcesState, TurnFrame>({ kind: 'declare', rule: 'AA-DECLARE-01', again: 'declare' }, [
  declaring,
  firingRocket,
  endingDeclarations,
  handingOver,
  timing,
]);

/** AA-TURN-06: the income is in, now repairs and purchases. */
const chooseMoney = asking<AcesState, TurnFrame>({ kind: 'money', rule: 'AA-RULING-48', again: 'money' }, [
  repairing,
  buying,
  ending(),
  handingOver,
]);

export const turn: FrameDef<AcesState, TurnFrame> = frame<AcesState, TurnFrame>(
  'turn',
  [
    step('begin', 'AA-TURN-01', (s, _f, k) => {
      s.phase = 'armies';
      s.declared = [];
      s.rocketFired = false;
      for (const u of s.units) {
        u.attackers = 0;
        u.moved = false;
        u.occupied = false;
      }
      k.emit?.({ type: 'turn', rule: 'AA-TURN-01', seat: s.active, round: s.round });
    }),
    step('repairs', 'AA-TURN-04', (s, _f, k) => finishRepairs(s, k)),
    step('armies', 'AA-FIRST-13', (s, _f, k) => {
      const side = seatState(s, s.active);
      const limit = armyLimit(s);
      s.usable = s.round === 2 && limit === 2 ? 7 & ~side.used : 7; // AA-FIRST-08
      if (limit < 3 && s.round === 1) k.ask(s.active, 'armies');
    }),
    step('used', 'AA-FIRST-08', (s, f, k) => {
      seatState(s, s.active).used |= s.usable;
      if (s.phase === 'armies') s.phase = 'move';
      if (isAutoma(s)) k.jump(f, 'automa');
    }),
    step('move', 'AA-MOVE-01', (s, f, k) => {
      if (s.phase !== 'move') k.jump(f, 'duties');
      else k.ask(s.active, 'move');
    }),
    step('moved', 'AA-TURN-01', (s, f, k) => {
      if (s.phase !== 'move') k.jump(f, 'duties');
      else s.phase = 'declare';
    }),
    step('declare', 'AA-DECLARE-01', (s, _f, k) => k.ask(s.active, 'declare')),
    step('duties', 'AA-RULING-58', (s, _f, k) => {
      s.phase = 'combat';
      declareDuties(s, k);
    }),
    // AA-COMBAT-13: the next fight begins when the one before has left all its markers
    step('combat', 'AA-COMBAT-02', (s, f, k) => {
      if (fightNext(s, k)) k.jump(f, 'combat');
    }),
    step('markers', 'AA-RULING-30', (s, f, k) => {
      clearMarkers(s);
      k.jump(f, 'income');
    }),
    ...automaTurn,
    step('income', 'AA-MONEY-01', (s, _f, k) => {
      s.phase = 'money';
      collectIncome(s, s.active, k);
    }),
    step('money', 'AA-RULING-48', (s, _f, k) => k.ask(s.active, 'money')),
  ],
  [chooseArmies, chooseMove, chooseAttack, chooseMoney, automaAct, automaAttack],
);
