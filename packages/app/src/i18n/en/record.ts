import { countingFor } from '../plural';
import { begin } from './article';

const count = countingFor('en');
/** Sentences of the log and the film: what a table tells of what has happened. */
export const record = {
  log: {
    title: 'Log',
    opening: 'Before the first turn',
    show: 'Show',
    topics: { all: 'Everything', fight: 'Fights', money: 'Money', move: 'Moves', other: 'The rest' },
    side: 'Side',
    bothSides: 'All sides',
    search: 'Search the log',
    searchHint: 'Unit, hex or rule',
    copy: 'Copy',
    copied: 'The log is copied as text',
    copyFailed: 'The browser did not allow copying.',
    found: (n: number) => count(n, { one: '{n} line', other: '{n} lines' }),
    nothing: 'No line fits.',
    empty: 'Nothing has happened yet.',
    reset: 'Show everything',
    failed: (why: string) => `The log could not be read: ${why}`,
    latest: 'To the latest line',
    jump: 'Show this moment in the replay',
    needed: (n: number, atLeast: boolean, critical?: number) => {
      const number = `${count.number(n)} or ${atLeast ? 'more' : 'less'}`;
      return critical === undefined ? number : `${number}, critical with ${count.number(critical)}`;
    },
    roll: (faces: string, needed: string | null, hits: number | null) =>
      needed === null || hits === null
        ? `Dice: ${faces}`
        : `Dice: ${faces}. Needed: ${needed}. ${count(hits, { one: '{n} hit', other: '{n} hits' })}.`,
    phases: {
      setUp: 'Set-up',
      movement: 'Movement',
      declarations: 'Attacks declared',
      combat: 'Combat',
      automa: 'Units act',
      money: 'Money',
    },
    diceByDamage: 'Dice by damage',
    redDice: 'Red dice from support',
    hitsUpTo: (level: string) => `As ${level} a die hits up to`,
  },
  fixedHits: 'Units of the Automa land fixed hits and roll no dice for them.',
  film: {
    label: 'The opponent’s turn',
    playing: (seat: string) => `${begin(seat)} acts`,
    paused: (seat: string) => `${begin(seat)} acts: paused`,
    again: 'The last turn again',
    at: (n: number, of: number) => `${count.number(n)} of ${count.number(of)}`,
    play: 'Play',
    pause: 'Pause',
    step: 'One decision',
    skip: 'Skip to my turn',
    skipEnd: 'Skip to the end',
    replay: 'Show the last turn again',
    stop: 'Back to now',
    speed: 'Speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', once: 'At once' },
    reduced: 'Your system asks for less motion: decisions follow at once. Pause to step through them.',
    decided: (by: string) => `Why not the next best: ${by}`,
    alternatives: 'Alternatives ranked lower',
    more: (rules: number, others: number) => {
      const by = count(rules, { one: '{n} rule', other: '{n} rules' });
      return others === 0
        ? by
        : `${by}, ${count(others, { one: '{n} alternative ranked lower', other: '{n} alternatives ranked lower' })}`;
    },
  },
};
