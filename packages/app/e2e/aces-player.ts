import { acesGame } from '@sandtable/aces';
import { hexDistance } from '@sandtable/aces/map';
import { board, hexNamed, purseOf, type Table, typeId } from '@sandtable/aces/table';
import { Interpreter, openTable } from '@sandtable/host';
import { endAlone } from '../src/aces/play/passing';

/** What somebody typed, and the replay that came of it. */
export interface Played {
  /** In order; the laying out of the armies is not among them. */
  readonly commands: readonly string[];
  readonly replay: unknown;
}

const ME = 0;

function isInfantry(type: number): boolean {
  return typeId(type).endsWith('infantry');
}

/** Infantry goes to factories, everybody else to the enemy's Infantry: the move that gains most of its way. */
function march(wishes: readonly string[], table: Table): string {
  const { map, factories } = board(table);
  const wanted = factories.filter((_, i) => table.owners[i] !== purseOf(table, ME));
  const foes = table.units.filter((u) => u.seat !== ME && u.at >= 0);
  const prey = foes.filter((u) => isInfantry(u.type));
  const aims = (prey.length > 0 ? prey : foes).map((u) => u.at);
  let best = { text: 'end', gain: 0 };
  for (const text of wishes) {
    const [verb, from = '', to = ''] = text.split(' ');
    const start = hexNamed(table, from);
    const unit = table.units[table.hexes[start] ?? -1];
    if (verb !== 'move' || unit === undefined) continue;
    const goals = isInfantry(unit.type) ? wanted : aims;
    const far = (hex: number): number => Math.min(...goals.map((goal) => hexDistance(map, hex, goal)));
    const gain = far(start) - far(hexNamed(table, to));
    if (gain > best.gain) best = { text, gain };
  }
  return best.text;
}

function choose(kind: string, wishes: readonly string[], table: Table): string {
  if (kind === 'move') return march(wishes, table);
  if (kind === 'money') return wishes.find((wish) => wish.startsWith('buy infantry ')) ?? 'end';
  return kind === 'intercept' ? 'pass' : (wishes[0] ?? '');
}

/** Plays the first seat by a plain rule of thumb until the match is over. */
export function play(opening: unknown): Played {
  const opened = openTable(acesGame, opening);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const table = opened.value;
  const interpreter = new Interpreter(acesGame, table);
  const commands: string[] = [];
  let laid = 0;
  while (table.over === null) {
    const now = table.sync(ME);
    const question = now.ok ? now.value.question : null;
    if (!now.ok || question === null) {
      if (!table.advance()) throw new Error('Nobody is to act.');
      continue;
    }
    if (question.kind === 'assign') {
      // as the sheet of the app lays them out by itself: around the three tokens
      const army = laid++ % 3;
      table.answer(ME, question.options.find((option) => option[2] === army) ?? []);
      continue;
    }
    const alone = endAlone(question, now.value.view);
    if (alone !== null) {
      // as the table of the app does it by itself
      table.answer(ME, alone);
      continue;
    }
    const wishes = interpreter.wishes(ME);
    const text = choose(question.kind, wishes.ok ? wishes.value : [], now.value.view.table);
    commands.push(text);
    let done = interpreter.wish(ME, text);
    // the last one who could stop the move lets it pass, and it goes on to its end
    for (let more = true; more && done.ok && done.value.open; ) {
      more = table.advance();
      done = interpreter.goOn(ME, text);
    }
    if (!done.ok) throw new Error(`${text}: ${done.message}`);
  }
  return { commands, replay: table.saved().replay };
}
