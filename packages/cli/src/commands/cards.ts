import { type Card, catalogue } from '@sandtable/2gm/decks';
import { FACTIONS, UNIT_TYPES } from '@sandtable/aces/units';
import type { Command } from 'commander';
import type { Cli } from '../cli';
import { json, table } from '../output/text';
import { EXIT, Stop } from '../stop';

interface CardsOptions {
  readonly filter?: readonly string[];
  readonly json?: true;
}

/** A card as scripts see it: plain cells, so that any of them can be filtered by. */
type CardRow = Readonly<Record<string, string | number | boolean | null>>;

const FIELDS = ['game', 'id', 'name', 'kind', 'nation', 'type', 'cost', 'play', 'year', 'move', 'armor', 'hp'];
const MORE = ['range', 'hit', 'crit', 'pierce', 'damage', 'value', 'tags'];

export function addCards(program: Command, cli: Cli): void {
  program
    .command('cards')
    .description('every card of 2GM and every unit of Aces & Armor')
    .argument('[words...]', 'only those in which all these words occur')
    .option(
      '--filter <field=value...>',
      `only those of that value, or with < or > in place of =: ${FIELDS.join(', ')} …`,
    )
    .option('--json', 'print JSON')
    .action((words: string[], options: CardsOptions) => cards(cli, words, options));
}

function cards(cli: Cli, words: readonly string[], options: CardsOptions): void {
  const tests = (options.filter ?? []).map(testOf);
  const wanted = words.map((word) => word.toLowerCase());
  const found = rows().filter((row) => {
    // eslint-disable-next-line no-restricted-syntax -- all values of a row, in any order
    const text = Object.values(row).join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word)) && tests.every((test) => test(row));
  });
  if (options.json) cli.io.out(json(found));
  else if (found.length === 0) cli.io.out('No card fits.\n');
  else cli.io.out(table(found.map((row) => ['game', 'id', 'name', 'type', 'cost'].map((field) => said(row[field])))));
  if (found.length === 0) cli.end(EXIT.no);
}

function said(value: CardRow[string] | undefined): string | number {
  return typeof value === 'number' ? value : String(value ?? '-');
}

/** `nation=usa`, `cost<4`, `armor>5`; tags hold words, and one of them is enough. */
function testOf(text: string): (row: CardRow) => boolean {
  const [, field = '', sign = '', value = ''] = /^([a-z]+)(=|<|>)(.+)$/.exec(text) ?? [];
  if (![...FIELDS, ...MORE].includes(field))
    throw new Stop(`Expected --filter FIELD=VALUE with one of ${[...FIELDS, ...MORE].join(', ')}, found "${text}".`);
  if (sign !== '=') {
    const limit = Number(value);
    if (!Number.isFinite(limit)) throw new Stop(`Expected a number after ${sign} in --filter, found "${value}".`);
    return ({ [field]: cell }) => typeof cell === 'number' && (sign === '<' ? cell < limit : cell > limit);
  }
  return ({ [field]: cell }) =>
    field === 'tags'
      ? String(cell ?? '')
          .split(' ')
          .includes(value)
      : String(cell ?? '') === value;
}

function rows(): CardRow[] {
  return [
    ...catalogue.cards.map(gmRow),
    ...UNIT_TYPES.flatMap((unit): CardRow[] =>
      unit.faction < 0
        ? []
        : [
            {
              game: 'aces',
              id: `${FACTIONS[unit.faction] ?? ''}/${unit.id}`,
              name: unit.name,
              kind: 'unit',
              nation: FACTIONS[unit.faction] ?? '',
              type: unit.role,
              cost: unit.cost,
              move: unit.speed / 2,
              range: unit.maxRange,
              value: unit.value,
            },
          ],
    ),
  ];
}

function gmRow(card: Card): CardRow {
  const base = { game: '2gm', id: card.id, name: card.name, kind: card.kind };
  switch (card.kind) {
    case 'unit': {
      const { nation, type, cost, year, move, armor, hp, weapon, tags } = card;
      return { ...base, nation, type, cost, year, move, armor, hp, ...weapon, tags: tags.join(' ') };
    }
    case 'support':
      return { ...base, type: 'support', cost: card.cost, play: card.play, ...card.weapon };
    case 'hero':
      return { ...base, nation: card.nation, type: 'hero', cost: card.cost };
    case 'general':
      return { ...base, nation: card.nation, type: 'general' };
    case 'terrain':
      return { ...base, type: 'terrain', cost: card.cost, armor: card.armor, hp: card.hp, tags: card.tags.join(' ') };
  }
}
