import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { BAND_NAMES } from '../situation/bands';
import type { SoloType } from '../solo';
import { because, board, SoloTable } from '../table.fixture';
import { type Entry, PRIORITIES } from './tables';

const rule = ruleTests<RuleId>(book);

/** An entry of the table in words, to be compared with a second reading of the book. */
function words(type: SoloType, band: number, e: Entry): string {
  const needs = [e.shoots ? 'shoots' : '', e.mobile ? 'is mobile' : ''].filter((x) => x !== '').join(' and ');
  const card = `${e.card}${e.brings.length > 0 ? ` with ${e.brings.join(' or ')}` : ''}${needs === '' ? '' : ` that ${needs}`}`;
  const { mode, of, count } = e.upgrade;
  const upgrade = mode === 'none' ? 'none' : `${mode} ${count === 2 ? 'two ' : ''}${of}`;
  return `${type} ${BAND_NAMES[band]} P${e.priority} ${card}${e.purpose === null ? `, ${upgrade}` : ` ${e.purpose}`}`;
}

function lineOf(id: RuleId): string {
  for (const type of ['variable', 'offensive', 'defensive'] as const) {
    for (let band = 0; band < BAND_NAMES.length; band++) {
      const found = PRIORITIES[type][band]?.find((e) => e.rule === id);
      if (found !== undefined) return words(type, band, found);
    }
  }
  return '';
}

/** What the opponent does in its Deployment Phase with this hand; the spaces are of no interest here. */
function deploys(type: SoloType, band: string, ap: number, hand: readonly string[], dice: readonly number[]) {
  const table = new SoloTable(
    board({
      phase: 'deployment',
      type,
      band,
      ap,
      hand,
      ai: ['A70 6,1 deployed=1'],
      human: ['HI 5,2', 'LI 1,2'],
      solo: band === 'T12' ? { turn: 1 } : {},
    }),
    dice,
  );
  const answers = table.phase();
  table.end();
  const wishes = answers.map((a) => a.wish.replace(/ [a-h][1-6](?=$|[: ])(:[a-z-]+)?/g, ''));
  return { wishes, rules: because(answers) };
}

/** The entry as the book has it, and what it makes the opponent do. */
function proves(
  id: RuleId,
  line: string,
  ap: number,
  hand: readonly string[],
  wishes: readonly string[],
  dice: readonly number[],
): void {
  expect(lineOf(id)).toBe(line);
  if (hand.length === 0) return;
  const [type = 'variable', band = ''] = line.split(' ');
  const done = deploys(type as SoloType, band, ap, hand, dice);
  expect(done.wishes).toEqual(wishes);
  expect(done.rules).toContain(id);
}

describe('the priority tables', () => {
  rule('SOLOP-PRIO-21', 'variable T12 P1 infantry, may offensive', () =>
    proves(
      'SOLOP-PRIO-21',
      'variable T12 P1 infantry, may offensive',
      3,
      ['HI'],
      ['deploy heavy-infantry', 'equip', 'upgrade hmg'],
      [1],
    ),
  );

  rule('SOLOP-PRIO-22', 'variable T12 P2 artillery, none', () =>
    proves('SOLOP-PRIO-22', 'variable T12 P2 artillery, none', 3, ['ASM'], ['deploy type-92-70mm', 'equip'], []),
  );

  rule('SOLOP-PRIO-23', 'variable T12 P3 tank, none', () =>
    proves('SOLOP-PRIO-23', 'variable T12 P3 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-24', 'offensive T12 P1 tank, none', () =>
    proves('SOLOP-PRIO-24', 'offensive T12 P1 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-25', 'offensive T12 P2 infantry, may offensive', () =>
    proves(
      'SOLOP-PRIO-25',
      'offensive T12 P2 infantry, may offensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip', 'upgrade grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-26', 'offensive T12 P3 transport that shoots and is mobile, none', () =>
    proves(
      'SOLOP-PRIO-26',
      'offensive T12 P3 transport that shoots and is mobile, none',
      4,
      ['HTR'],
      ['deploy type-1-ho-ha', 'equip', 'move'],
      [],
    ),
  );

  rule('SOLOP-PRIO-27', 'defensive T12 P1 artillery, none', () =>
    proves('SOLOP-PRIO-27', 'defensive T12 P1 artillery, none', 4, ['ASM'], ['deploy type-92-70mm', 'equip'], []),
  );

  rule('SOLOP-PRIO-28', 'defensive T12 P2 infantry, must defensive', () =>
    proves(
      'SOLOP-PRIO-28',
      'defensive T12 P2 infantry, must defensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip +grenades'],
      [1],
    ),
  );

  rule('SOLOP-PRIO-29', 'defensive T12 P3 tank, none', () =>
    proves('SOLOP-PRIO-29', 'defensive T12 P3 tank, none', 5, ['TSM'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-31', 'variable LE3 P1 artillery, none', () =>
    proves('SOLOP-PRIO-31', 'variable LE3 P1 artillery, none', 5, ['ASM'], ['deploy type-92-70mm', 'equip'], []),
  );

  rule('SOLOP-PRIO-32', 'variable LE3 P2 infantry, must defensive', () =>
    proves(
      'SOLOP-PRIO-32',
      'variable LE3 P2 infantry, must defensive',
      3,
      ['HI'],
      ['deploy heavy-infantry', 'equip +hit-the-dirt'],
      [],
    ),
  );

  rule('SOLOP-PRIO-33', 'variable LE3 P3 tank, none', () =>
    proves('SOLOP-PRIO-33', 'variable LE3 P3 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-34', 'variable LE3 P4 support defensive', () =>
    proves('SOLOP-PRIO-34', 'variable LE3 P4 support defensive', 2, ['sick-patients'], ['play sick-patients'], []),
  );

  rule('SOLOP-PRIO-35', 'offensive LE3 P1 infantry, may offensive', () =>
    proves(
      'SOLOP-PRIO-35',
      'offensive LE3 P1 infantry, may offensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip', 'upgrade grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-36', 'offensive LE3 P2 tank, none', () =>
    proves('SOLOP-PRIO-36', 'offensive LE3 P2 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-37', 'offensive LE3 P3 artillery, may any', () =>
    proves(
      'SOLOP-PRIO-37',
      'offensive LE3 P3 artillery, may any',
      5,
      ['ASM'],
      ['deploy type-92-70mm', 'equip', 'upgrade smoke-screen'],
      [],
    ),
  );

  rule('SOLOP-PRIO-38', 'offensive LE3 P4 support attack', () =>
    proves('SOLOP-PRIO-38', 'offensive LE3 P4 support attack', 2, ['extra-ammo'], ['play extra-ammo'], []),
  );

  rule('SOLOP-PRIO-39', 'defensive LE3 P1 infantry, may defensive', () =>
    proves(
      'SOLOP-PRIO-39',
      'defensive LE3 P1 infantry, may defensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip', 'upgrade grenades'],
      [1],
    ),
  );

  rule('SOLOP-PRIO-40', 'defensive LE3 P2 artillery, may any', () =>
    proves(
      'SOLOP-PRIO-40',
      'defensive LE3 P2 artillery, may any',
      5,
      ['ASM'],
      ['deploy type-92-70mm', 'equip', 'upgrade smoke-screen'],
      [],
    ),
  );

  rule('SOLOP-PRIO-41', 'defensive LE3 P3 tank, none', () =>
    proves('SOLOP-PRIO-41', 'defensive LE3 P3 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-42', 'defensive LE3 P4 support defensive', () =>
    proves('SOLOP-PRIO-42', 'defensive LE3 P4 support defensive', 2, ['sick-patients'], ['play sick-patients'], []),
  );

  rule('SOLOP-PRIO-43', 'variable B47 P1 infantry, must offensive', () =>
    proves(
      'SOLOP-PRIO-43',
      'variable B47 P1 infantry, must offensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip +grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-44', 'variable B47 P2 tank, may offensive', () =>
    proves(
      'SOLOP-PRIO-44',
      'variable B47 P2 tank, may offensive',
      6,
      ['TSM'],
      ['deploy type-97-chi-ha', 'equip', 'upgrade tank-mg'],
      [],
    ),
  );

  rule('SOLOP-PRIO-45', 'variable B47 P3 artillery, none', () =>
    proves('SOLOP-PRIO-45', 'variable B47 P3 artillery, none', 5, ['ASM'], ['deploy type-92-70mm', 'equip'], []),
  );

  rule('SOLOP-PRIO-46', 'variable B47 P4 transport that shoots, none', () =>
    proves(
      'SOLOP-PRIO-46',
      'variable B47 P4 transport that shoots, none',
      5,
      ['HTR'],
      ['deploy type-1-ho-ha', 'equip', 'move'],
      [1],
    ),
  );

  rule('SOLOP-PRIO-47', 'variable B47 P5 support line-or-attack', () =>
    proves('SOLOP-PRIO-47', 'variable B47 P5 support line-or-attack', 2, ['extra-ammo'], ['play extra-ammo'], []),
  );

  rule('SOLOP-PRIO-48', 'offensive B47 P1 tank, none', () =>
    proves('SOLOP-PRIO-48', 'offensive B47 P1 tank, none', 5, ['T97'], ['deploy type-97-chi-ha', 'equip'], []),
  );

  rule('SOLOP-PRIO-49', 'offensive B47 P2 carrier with infantry, must offensive', () =>
    proves(
      'SOLOP-PRIO-49',
      'offensive B47 P2 carrier with infantry, must offensive',
      4,
      ['TRK', 'LI'],
      ['deploy type-94-lorry', 'load light-infantry', 'equip +grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-50', 'offensive B47 P3 infantry, must offensive', () =>
    proves(
      'SOLOP-PRIO-50',
      'offensive B47 P3 infantry, must offensive',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip +grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-51', 'offensive B47 P4 aircraft line', () =>
    proves('SOLOP-PRIO-51', 'offensive B47 P4 aircraft line', 5, ['ZERO'], ['deploy mits-a6m-zero'], []),
  );

  rule('SOLOP-PRIO-52', 'offensive B47 P5 support dangerous', () =>
    proves('SOLOP-PRIO-52', 'offensive B47 P5 support dangerous', 2, ['traps'], ['play traps'], [10]),
  );

  rule('SOLOP-PRIO-53', 'defensive B47 P1 artillery, must defensive', () =>
    proves(
      'SOLOP-PRIO-53',
      'defensive B47 P1 artillery, must defensive',
      5,
      ['ASM'],
      ['deploy type-92-70mm', 'equip +smoke-screen'],
      [],
    ),
  );

  rule('SOLOP-PRIO-54', 'defensive B47 P2 infantry, must either', () =>
    proves(
      'SOLOP-PRIO-54',
      'defensive B47 P2 infantry, must either',
      2,
      ['LI'],
      ['deploy light-infantry', 'equip +hit-the-dirt'],
      [10],
    ),
  );

  rule('SOLOP-PRIO-55', 'defensive B47 P3 support defensive', () =>
    proves('SOLOP-PRIO-55', 'defensive B47 P3 support defensive', 2, ['sick-patients'], ['play sick-patients'], []),
  );

  rule('SOLOP-PRIO-56', 'defensive B47 P4 tank, may defensive', () =>
    proves(
      'SOLOP-PRIO-56',
      'defensive B47 P4 tank, may defensive',
      6,
      ['TSM'],
      ['deploy type-97-chi-ha', 'equip', 'upgrade smoke-grenade'],
      [],
    ),
  );

  rule('SOLOP-PRIO-57', 'defensive B47 P5 aircraft dangerous', () =>
    proves('SOLOP-PRIO-57', 'defensive B47 P5 aircraft dangerous', 5, ['ZERO'], ['deploy mits-a6m-zero'], []),
  );

  rule('SOLOP-PRIO-58', 'variable GE8 P1 tank, may offensive', () =>
    proves(
      'SOLOP-PRIO-58',
      'variable GE8 P1 tank, may offensive',
      6,
      ['TSM'],
      ['deploy type-97-chi-ha', 'equip', 'upgrade tank-mg'],
      [],
    ),
  );

  rule('SOLOP-PRIO-59', 'variable GE8 P2 carrier with infantry or artillery, may offensive', () =>
    proves(
      'SOLOP-PRIO-59',
      'variable GE8 P2 carrier with infantry or artillery, may offensive',
      4,
      ['TRK', 'A37'],
      ['deploy type-94-lorry', 'load type-94-37mm'],
      [],
    ),
  );

  rule('SOLOP-PRIO-60', 'variable GE8 P3 transport that shoots, may any', () =>
    proves(
      'SOLOP-PRIO-60',
      'variable GE8 P3 transport that shoots, may any',
      4,
      ['HTR'],
      ['deploy type-1-ho-ha', 'equip', 'move', 'upgrade tank-hmg'],
      [1],
    ),
  );

  rule('SOLOP-PRIO-61', 'variable GE8 P4 aircraft objective', () =>
    proves('SOLOP-PRIO-61', 'variable GE8 P4 aircraft objective', 5, ['ZERO'], ['deploy mits-a6m-zero'], []),
  );

  rule('SOLOP-PRIO-62', 'variable GE8 P5 support attack-or-objective', () =>
    proves('SOLOP-PRIO-62', 'variable GE8 P5 support attack-or-objective', 2, ['extra-ammo'], ['play extra-ammo'], []),
  );

  rule('SOLOP-PRIO-63', 'offensive GE8 P1 tank, must two offensive', () =>
    proves(
      'SOLOP-PRIO-63',
      'offensive GE8 P1 tank, must two offensive',
      7,
      ['T97'],
      ['deploy type-97-chi-ha', 'equip +tank-mg +tank-hmg'],
      [],
    ),
  );

  rule('SOLOP-PRIO-64', 'offensive GE8 P2 carrier with infantry, may offensive', () =>
    proves(
      'SOLOP-PRIO-64',
      'offensive GE8 P2 carrier with infantry, may offensive',
      4,
      ['TRK', 'LI'],
      ['deploy type-94-lorry', 'load light-infantry', 'equip', 'upgrade grenades'],
      [],
    ),
  );

  rule('SOLOP-PRIO-65', 'offensive GE8 P3 support objective', () =>
    proves('SOLOP-PRIO-65', 'offensive GE8 P3 support objective', 2, [], [], []),
  );

  rule('SOLOP-PRIO-66', 'offensive GE8 P4 transport that shoots, may any', () =>
    proves(
      'SOLOP-PRIO-66',
      'offensive GE8 P4 transport that shoots, may any',
      4,
      ['HTR'],
      ['deploy type-1-ho-ha', 'equip', 'move', 'upgrade tank-hmg'],
      [],
    ),
  );

  rule('SOLOP-PRIO-67', 'offensive GE8 P5 aircraft objective', () =>
    proves('SOLOP-PRIO-67', 'offensive GE8 P5 aircraft objective', 5, ['ZERO'], ['deploy mits-a6m-zero'], []),
  );

  rule('SOLOP-PRIO-68', 'defensive GE8 P1 carrier with artillery, none', () =>
    proves(
      'SOLOP-PRIO-68',
      'defensive GE8 P1 carrier with artillery, none',
      4,
      ['TRK', 'A37'],
      ['deploy type-94-lorry', 'load type-94-37mm'],
      [],
    ),
  );

  rule('SOLOP-PRIO-69', 'defensive GE8 P2 transport that shoots, none', () =>
    proves(
      'SOLOP-PRIO-69',
      'defensive GE8 P2 transport that shoots, none',
      5,
      ['HTR'],
      ['deploy type-1-ho-ha', 'equip', 'move'],
      [],
    ),
  );

  rule('SOLOP-PRIO-70', 'defensive GE8 P3 tank, must defensive-else-offensive', () =>
    proves(
      'SOLOP-PRIO-70',
      'defensive GE8 P3 tank, must defensive-else-offensive',
      6,
      ['TSM'],
      ['deploy type-97-chi-ha', 'equip +smoke-grenade'],
      [],
    ),
  );

  rule('SOLOP-PRIO-71', 'defensive GE8 P4 support attack', () =>
    proves('SOLOP-PRIO-71', 'defensive GE8 P4 support attack', 2, ['extra-ammo'], ['play extra-ammo'], []),
  );

  rule('SOLOP-PRIO-72', 'defensive GE8 P5 aircraft dangerous', () =>
    proves('SOLOP-PRIO-72', 'defensive GE8 P5 aircraft dangerous', 5, ['ZERO'], ['deploy mits-a6m-zero'], []),
  );
});
