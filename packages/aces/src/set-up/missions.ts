import { type Asking, asking, type Step, step } from '@sandtable/kernel';
import { GERMANY } from '../content/factions';
import { GREY_TOKENS } from '../missions/grey-tokens';
import type { AcesState } from '../state';
import { takeControl, takingControl } from '../verbs/controller';
import { dividing, giveFactory, undivided } from '../verbs/divide';
import { hiding, layingTokens } from '../verbs/lay';
import type { SetupFrame } from './frame';
import { ownersOfTeam, peopleOfTeam } from './teams';

export const missionSteps: readonly Step<AcesState, SetupFrame>[] = [
  step('controller', 'AA-V2-05', (s, f, k) => {
    const [first = 0, ...others] = peopleOfTeam(s, GERMANY); // AA-RULING-105
    if (s.opt.mission !== 'v2') k.jump(f, 'divide');
    else if (others.length > 0) k.ask(first, 'controller');
    else takeControl(s, first, k);
  }),
  step('lay', 'AA-V2-06', (s, _f, k) => {
    if (s.tokens.length < GREY_TOKENS) k.ask(s.controller, 'lay');
  }),
  step('laid', 'AA-V2-06', (s, f, k) => {
    if (s.tokens.length < GREY_TOKENS) k.jump(f, 'lay');
  }),
  step('hide', 'AA-V2-07', (s, _f, k) => k.ask(s.controller, 'hide')),
  step('divide', 'AA-BULGE-02', (s, f, k) => {
    const next = s.opt.mission === 'bulge' ? undivided(s) : null;
    if (next === null) return;
    const owners = ownersOfTeam(s, next.team);
    const [chooser] = peopleOfTeam(s, next.team);
    if (chooser !== undefined && owners.length > 1) {
      k.ask(chooser, 'divide');
      return;
    }
    k.shuffle(owners); // one side has no choice, two Automas leave it to chance (AA-RULING-105)
    giveFactory(s, next.factory, owners[0] ?? 0, k);
    k.jump(f, 'divide');
  }),
  step('divided', 'AA-BULGE-03', (s, f, k) => {
    if (s.opt.mission === 'bulge' && undivided(s) !== null) k.jump(f, 'divide');
  }),
];

export const missionDecisions: readonly Asking<AcesState, SetupFrame>[] = [
  asking<AcesState, SetupFrame>({ kind: 'controller', rule: 'AA-V2-05' }, [takingControl]),
  asking<AcesState, SetupFrame>({ kind: 'lay', rule: 'AA-V2-06' }, [layingTokens]),
  asking<AcesState, SetupFrame>({ kind: 'hide', rule: 'AA-V2-07' }, [hiding]),
  asking<AcesState, SetupFrame>({ kind: 'divide', rule: 'AA-BULGE-03' }, [dividing]),
];
