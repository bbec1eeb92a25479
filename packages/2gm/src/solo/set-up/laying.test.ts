import { Match, ScriptedDice } from '@sandtable/kernel';
import { ruleTests } from '@sandtable/testkit';
import { describe, expect } from 'vitest';
import { book, type RuleId } from '../../../book/index';
import { terrainCard } from '../../cards';
import { catalogue } from '../../content/index';
import { spaceName } from '../../names/names';
import { parsePosition } from '../../position/position';
import { gmRules } from '../../rules';
import { board } from '../table.fixture';
import { tactics } from '../tactics/board.fixture';
import { soloTerrainFrame } from './terrain';

const rule = ruleTests<RuleId>(book);

/** The opponent lays terrain for its bid out of this deck; every die given is rolled. */
function lays(
  of: typeof board | typeof tactics,
  deck: readonly string[],
  bid: number,
  dice: readonly number[],
  more: object = {},
) {
  const parsed = parsePosition(of({ phase: 'initial', ap: 5, terrain: ['house 5,8'], north: { deck: 20 }, ...more }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const s = parsed.value;
  const [, x] = s.seats;
  if (x !== undefined) x.terrainAp = bid;
  s.terrainDeck = deck.map((id) => catalogue.numberOf(`terrain/${id}`));
  s.stack = [...s.stack, soloTerrainFrame(1)];
  const scripted = new ScriptedDice([...dice, 5]); // the last one is the stance of Tactics
  const match = new Match(gmRules, s, { dice: scripted });
  match.run();
  const laid = match.state.pieces.slice(1);
  return {
    laid: laid.map(
      (p) => `${terrainCard(p.card).id.replace('terrain/', '')} ${spaceName(match.state, p.spaces[0] ?? 0)}`,
    ),
    left: match.state.seats[1]?.terrainAp,
    dice: scripted.left().length - (of === board ? 1 : 0),
  };
}

/** Both books say it in words of their own. */
const BOOKS = [board, tactics] as const;

describe('terrain for the bid, in both books', () => {
  rule(['SOLOP-TERRAIN-05', 'SOLOT-TERRAIN-04'], 'the second line for 1 to 5, the third for 6 to 10', () => {
    for (const of of BOOKS) {
      const rows = [1, 5, 6, 10].map((face) => lays(of, ['trench'], 2, [face, 1]).laid[0]);
      expect(rows).toEqual(['trench a5', 'trench a5', 'trench a4', 'trench a4']);
    }
  });

  rule(['SOLOP-TERRAIN-06', 'SOLOT-TERRAIN-05', 'SOLO-RULING-02'], 'the column of every face', () => {
    for (const of of BOOKS) {
      const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((face) => lays(of, ['trench'], 2, [6, face]).laid[0]);
      expect(columns.map((text) => text?.at(-2))).toEqual([...'abcddeefgh']);
    }
  });

  rule(
    ['SOLOP-TERRAIN-07', 'SOLOT-TERRAIN-06', 'SOLO-RULING-02'],
    'a card that may not lie there: row and column again',
    () => {
      for (const of of BOOKS) {
        // h5 has a house already
        expect(lays(of, ['trench'], 2, [1, 10, 6, 10])).toEqual({ laid: ['trench h4'], left: 0, dice: 0 });
        // and so has a card of its own
        expect(lays(of, ['trench', 'trench'], 4, [1, 1, 1, 1, 6, 2]).laid).toEqual(['trench a5', 'trench b4']);
      }
    },
  );

  rule(
    ['SOLOP-TERRAIN-03', 'SOLOT-TERRAIN-03', 'SOLO-RULING-16'],
    'one dearer than what is left is put aside, and the next is tried',
    () => {
      for (const of of BOOKS) {
        expect(lays(of, ['house', 'house', 'trench'], 2, [1, 1])).toEqual({ laid: ['trench a5'], left: 0, dice: 0 });
        expect(lays(of, ['house', 'house'], 2, [])).toEqual({ laid: [], left: 2, dice: 0 });
      }
    },
  );

  rule('SOLO-RULING-16', 'one for which there is no room anywhere is put aside, and no die is rolled for it', () => {
    const lakes = Object.fromEntries(
      [...'abcdefgh'].flatMap((column) => [`${column}5`, `${column}4`].map((at) => [at, 'lake'])),
    );
    for (const of of BOOKS) {
      const flooded = { terrain: ['house 3,1'], table: { natural: lakes } };
      expect(lays(of, ['trench'], 2, [], flooded)).toEqual({ laid: [], left: 2, dice: 0 });
      // one space is enough
      const dry = { ...flooded, table: { natural: { ...lakes, c4: 'open' } } };
      expect(lays(of, ['trench'], 2, [1, 1, 6, 3], dry)).toEqual({ laid: ['trench c4'], left: 0, dice: 0 });
    }
  });

  rule(
    ['SOLOP-TERRAIN-01', 'SOLOT-TERRAIN-02', 'SOLO-RULING-16'],
    'until the bid is spent or nothing fits; the rest is lost',
    () => {
      for (const of of BOOKS) {
        expect(lays(of, ['trench', 'trench', 'trench'], 4, [1, 1, 1, 2]).laid).toHaveLength(2);
        expect(lays(of, ['trench', 'trench'], 3, [1, 1])).toMatchObject({ laid: ['trench a5'], left: 1 });
        expect(lays(of, ['trench'], 9, [1, 1])).toMatchObject({ laid: ['trench a5'], left: 7 });
        expect(lays(of, ['trench'], 0, [])).toMatchObject({ laid: [], left: 0 });
      }
    },
  );

  rule(['SOLOP-TERRAIN-02', 'SOLOT-TERRAIN-01'], 'wire and barriers are out of it', () => {
    for (const of of BOOKS) {
      expect(lays(of, ['barbed-wire', 'barrier'], 9, [])).toEqual({ laid: [], left: 9, dice: 0 });
    }
  });
});
