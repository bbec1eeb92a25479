import { type FrameDef, frame, type Option, step } from '@sandtable/kernel';
import { endPair, putOn, takeOff } from '../ground';
import { comeUpon } from '../options/token-drop';
import { type GmState, NONE, onField, unit } from '../state';
import { asking } from '../verbs/asking';
import { holdingFire, reactingFire, striking } from '../verbs/fight';
import type { AssaultFrame } from './assault-frame';
import { offerAssaultWeapons, offerReactions } from './targets';

const chooseReaction = asking<AssaultFrame>({ kind: 'react', rule: '2GM-ASSAULT-06' }, [reactingFire, holdingFire]);
const chooseWeapon = asking<AssaultFrame>({ kind: 'strike', rule: '2GM-ASSAULT-08' }, [striking]);

const options: Option[] = [];

function hasAny(offer: (out: Option[]) => void): boolean {
  options.length = 0;
  offer(options);
  return options.length > 0;
}

export const assault: FrameDef<GmState, AssaultFrame> = frame<GmState, AssaultFrame>(
  'assault',
  [
    step('begin', '2GM-RULING-66', (s, f, k) => {
      // a defender that has fallen leaves its space without a fight, unless somebody else holds it now
      if (s.units[f.target]?.at !== f.space) k.jump(f, 'outcome');
    }),
    step('react', '2GM-ASSAULT-06', (s, f, k) => {
      if (hasAny((out) => offerReactions(s, f.target, out))) k.ask(unit(s, f.target).seat, 'react');
    }),
    step('survivor', '2GM-ASSAULT-08', (s, f, k) => {
      if (!onField(unit(s, f.unit))) k.done(f);
      else if (!onField(unit(s, f.target))) k.jump(f, 'outcome');
    }),
    step('strike', '2GM-ASSAULT-08', (s, f, k) => {
      if (hasAny((out) => offerAssaultWeapons(s, f.unit, out))) k.ask(unit(s, f.unit).seat, 'strike');
    }),
    step('outcome', '2GM-ASSAULT-11', (s, f, k) => {
      const u = unit(s, f.unit);
      u.onto = NONE;
      u.assaults = NONE;
      if (!onField(u)) return;
      const defender = s.units[f.target];
      // 2GM-RULING-66: a defender that lives elsewhere now has made the assault impossible
      if ((s.on[f.space] ?? NONE) === NONE && (defender === undefined || !onField(defender))) {
        takeOff(s, f.unit);
        endPair(s, u);
        putOn(s, f.unit, f.space); // from there its other weapons may fire (2GM-ASSAULT-12)
        comeUpon(s, f.unit, k);
        k.emit?.({ type: 'assault-won', rule: '2GM-ASSAULT-11', unit: f.unit, space: f.space });
      } else {
        // 2GM-ASSAULT-13, 2GM-RULING-67; 2GM-RULING-66: one that never came to blows may still shoot
        u.noAttack = f.struck;
        u.repulsed = f.struck;
        k.emit?.({ type: 'assault-failed', rule: '2GM-ASSAULT-13', unit: f.unit, space: u.at });
      }
    }),
  ],
  [chooseReaction, chooseWeapon],
);
