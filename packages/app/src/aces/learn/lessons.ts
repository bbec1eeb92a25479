import { type AcesView, hexName, typeId } from '@sandtable/aces/table';
import type { Course as AnyCourse, Lesson } from '../../learn/lesson';
import { quickSetup } from '../openings';
import type { Happening } from '../record/happening';
import { onGround } from './ground';

type Course = AnyCourse<AcesView, Happening>;

/** The person's unit of this type stands here and moves no more. */
function standsOn({ view, seat }: Course, type: string, hex: string): boolean {
  const { table, mover } = view;
  return table.units.some(
    (u, id) =>
      u.seat === seat && typeId(u.type) === type && u.at >= 0 && hexName(table, u.at) === hex && mover?.unit !== id,
  );
}

function hasMoved({ view, seat }: Course, type: string): boolean {
  return view.table.units.some(
    (u, id) => u.seat === seat && typeId(u.type) === type && u.moved && view.mover?.unit !== id,
  );
}

/** Events of one kind that the person's units (or coins) brought about. */
function ownEvents({ events, view, seat }: Course, type: string): readonly Happening[] {
  return events.filter(
    (e) => e.type === type && (e.unit === undefined ? e.seat : view.table.units[e.unit]?.seat) === seat,
  );
}

function occupied(course: Course, hex: string): boolean {
  return ownEvents(course, 'occupied').some((e) => hexName(course.view.table, e.hex ?? 0) === hex);
}

function hasLeft(course: Course, phase: string): boolean {
  return course.view.table.phase !== phase;
}

function declared(course: Course, type: string): boolean {
  const { units } = course.view.table;
  return ownEvents(course, 'declared').some((e) => typeId(units[e.unit ?? -1]?.type ?? 0) === type);
}

/** Units of a set. */
const SET = 6;

function laidOut({ events, seat }: Course): number {
  return events.filter((e) => e.type === 'assigned' && e.seat === seat).length;
}

function turnedOver({ events, seat }: Course): number {
  return events.filter((e) => e.type === 'revealed' && e.seat === seat).length;
}

/** All units of one of the three tokens stand on the map. */
function hasArmyPlaced({ view, seat }: Course): boolean {
  const own = view.table.units.filter((u) => u.seat === seat);
  return [0, 1, 2].some((army) => {
    const units = own.filter((u) => u.army === army);
    return units.length > 0 && units.every((u) => u.at >= 0);
  });
}

export const LESSONS = [
  {
    id: 'move',
    seed: 'learn-move',
    position: onGround({
      phase: 'move',
      own: [{ at: '1,3', unit: 'sherman' }],
      enemy: [{ at: '8,0', unit: 'infantry' }],
    }),
    tasks: [
      {
        id: 'bridge',
        points: { places: ['1,3', '6,3'] },
        answers: ['move 1,3 6,3'],
        done: (c) => standsOn(c, 'sherman', '6,3'),
      },
    ],
    slips: [{ id: 'elsewhere', when: (c) => hasMoved(c, 'sherman') && !standsOn(c, 'sherman', '6,3') }],
  },
  {
    id: 'occupy',
    seed: 'learn-occupy',
    position: onGround({
      phase: 'move',
      own: [
        { at: '3,4', unit: 'infantry' },
        { at: '3,3', unit: 'sherman' },
      ],
      enemy: [{ at: '8,0', unit: 'infantry' }],
    }),
    tasks: [
      {
        id: 'factory',
        points: { places: ['3,4', '2,5'] },
        answers: ['move 3,4 2,5'],
        done: (c) => occupied(c, '2,5'),
      },
    ],
    slips: [{ id: 'walked', when: (c) => hasMoved(c, 'infantry') && !occupied(c, '2,5') }],
  },
  {
    id: 'intercepted',
    seed: 'learn-intercepted',
    position: onGround({
      phase: 'move',
      own: [{ at: '4,3', unit: 'mobile-infantry' }],
      enemy: [{ at: '7,3', unit: 'tiger' }],
      factories: [{ at: '7,5', owner: 'germany-1' }],
    }),
    tasks: [
      {
        id: 'run',
        points: { places: ['4,3', '7,4'] },
        answers: ['move 4,3 7,4'],
        done: (c) =>
          c.events.some((e) => e.type === 'intercepted' && c.view.table.units[e.target ?? -1]?.seat === c.seat),
      },
    ],
    slips: [
      {
        id: 'around',
        when: (c) => hasMoved(c, 'mobile-infantry') && !c.events.some((e) => e.type === 'intercepted'),
      },
    ],
  },
  {
    id: 'intercept',
    seed: 'learn-intercept',
    position: onGround({
      turn: 'germany-1',
      phase: 'move',
      moving: { at: '4,3', spent: 1 },
      own: [{ at: '4,2', unit: 'sherman' }],
      enemy: [{ at: '4,3', unit: 'mobile-infantry' }],
      factories: [{ at: '2,5', owner: 'usa' }],
    }),
    tasks: [
      {
        id: 'stop',
        points: { places: ['4,2', '4,3'], knob: 'intercept-0' },
        answers: ['intercept 4,2'],
        done: (c) => ownEvents(c, 'intercepted').length > 0,
      },
    ],
    slips: [
      {
        id: 'passed',
        when: (c) => c.asked !== 'intercept' && ownEvents(c, 'intercepted').length === 0,
      },
    ],
  },
  {
    id: 'attack',
    seed: 'learn-attack',
    position: onGround({
      phase: 'declare',
      own: [{ at: '6,3', unit: 'sherman' }],
      enemy: [
        { at: '7,3', unit: 'pak-40', damage: 3 },
        { at: '6,2', unit: 'tiger' },
      ],
    }),
    tasks: [
      {
        id: 'aim',
        points: { places: ['6,3', '7,3'] },
        answers: ['attack 6,3 7,3'],
        done: (c) => ownEvents(c, 'declared').length > 0,
      },
      {
        id: 'fight',
        points: { places: [], knob: 'end' },
        answers: ['end'],
        done: (c) => ownEvents(c, 'shots').length > 0,
      },
    ],
    slips: [
      { id: 'none', when: (c) => hasLeft(c, 'declare') && ownEvents(c, 'declared').length === 0 },
      {
        id: 'tiger',
        when: (c) => ownEvents(c, 'declared').some((e) => c.view.table.units[e.target ?? -1]?.damage === 0),
      },
    ],
  },
  {
    id: 'combine',
    seed: 'learn-combine',
    position: onGround({
      phase: 'move',
      own: [
        { at: '6,3', unit: 'sherman' },
        { at: '3,3', unit: 'howitzer' },
        { at: '6,5', unit: 'infantry' },
      ],
      enemy: [{ at: '7,3', unit: 'tiger', damage: 2 }],
    }),
    tasks: [
      {
        id: 'close',
        points: { places: ['6,5', '6,4'] },
        answers: ['move 6,5 6,4'],
        done: (c) => standsOn(c, 'infantry', '6,4'),
      },
      {
        id: 'end',
        points: { places: [], knob: 'end' },
        answers: ['end'],
        done: (c) => hasLeft(c, 'move'),
      },
      {
        id: 'aim',
        points: { places: ['6,3', '7,3'] },
        answers: ['attack 6,3 7,3'],
        done: (c) => declared(c, 'sherman'),
      },
      {
        id: 'fight',
        points: { places: [], knob: 'end' },
        answers: ['end'],
        done: (c) => ownEvents(c, 'shots').some((e) => (e.bonus ?? 0) >= 3),
      },
    ],
    slips: [
      { id: 'apart', when: (c) => hasMoved(c, 'infantry') && !standsOn(c, 'infantry', '6,4') && !hasLeft(c, 'move') },
      { id: 'early', when: (c) => hasLeft(c, 'move') && !standsOn(c, 'infantry', '6,4') },
      {
        id: 'alone',
        when: (c) => ownEvents(c, 'shots').length > 0 && ownEvents(c, 'shots').every((e) => (e.bonus ?? 0) < 3),
      },
    ],
  },
  {
    id: 'money',
    seed: 'learn-money',
    position: onGround({
      phase: 'money',
      coins: 2,
      own: [{ at: '1,1', unit: 'sherman', damage: 4 }],
      enemy: [{ at: '8,0', unit: 'tiger' }],
      factories: [
        { at: '1,1', owner: 'usa' },
        { at: '2,5', owner: 'usa' },
      ],
    }),
    tasks: [
      {
        id: 'repair',
        points: { places: ['1,1'], knob: 'repair-0' },
        answers: ['repair 1,1'],
        done: (c) => ownEvents(c, 'repair-started').length > 0,
      },
      {
        id: 'buy',
        points: { places: ['2,5'], ware: 'infantry' },
        answers: ['buy infantry 2,5'],
        done: (c) => ownEvents(c, 'bought').length > 0,
      },
    ],
    slips: [
      {
        id: 'spent',
        when: (c) => ownEvents(c, 'bought').length > 0 && ownEvents(c, 'repair-started').length === 0,
      },
      { id: 'ended', when: (c) => c.events.some((e) => e.type === 'turn') },
    ],
  },
  {
    id: 'set-up',
    seed: 'learn-set-up',
    // as a first match begins, always with the same start numbers
    setup: quickSetup(true, () => 0),
    tasks: [
      {
        id: 'armies',
        points: { places: [] },
        answers: ['assign 1', 'assign 1', 'assign 2', 'assign 2', 'assign 3', 'assign 3'],
        done: (c) => c.asked !== 'assign' && laidOut(c) === SET,
      },
      {
        id: 'reveal',
        points: { places: [], knob: 'reveal-0' },
        answers: ['reveal 1'],
        done: (c) => turnedOver(c) > 0,
      },
      {
        id: 'place',
        points: { places: [] },
        answers: ['place infantry 1,10', 'place mobile-infantry 1,9'],
        done: hasArmyPlaced,
      },
      {
        id: 'rest',
        points: { places: [], knob: 'leave-all' },
        answers: [
          'reveal 2',
          'place sherman 8,2',
          'place howitzer 7,1',
          'reveal 3',
          'place p-51 3,5',
          'place b-17 3,4',
        ],
        done: (c) => ownEvents(c, 'placed').length === SET,
      },
    ],
    slips: [],
  },
  {
    id: 'win',
    seed: 'learn-win',
    position: onGround({
      phase: 'move',
      own: [
        { at: '7,4', unit: 'infantry' },
        { at: '6,3', unit: 'sherman' },
      ],
      enemy: [
        { at: '7,5', unit: 'pak-40' },
        { at: '8,0', unit: 'tiger' },
      ],
      factories: [
        { at: '1,1', owner: 'usa' },
        { at: '3,1', owner: 'usa' },
        { at: '2,5', owner: 'usa' },
        { at: '7,1', owner: 'usa' },
        { at: '7,5', owner: 'germany-1' },
      ],
    }),
    tasks: [
      {
        id: 'fifth',
        points: { places: ['7,4', '7,5'] },
        answers: ['move 7,4 7,5'],
        done: (c) => c.over?.winners.includes(c.seat) === true,
      },
    ],
    slips: [{ id: 'walked', when: (c) => hasMoved(c, 'infantry') && c.over === null }],
  },
] as const satisfies readonly Lesson<Course>[];
