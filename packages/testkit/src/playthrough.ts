import { type Core, type Game, type GameEvent, Match, pickFrom, readAll, seedRng, stateHash } from '@sandtable/kernel';

/** A whole match as text: readable by a person, comparable by a machine. Decisions, all options, what happened, and hashes. */
export function playthrough<S extends Core, Setup, View>(
  game: Game<S, Setup, View>,
  setup: Setup,
  seed: string,
): string {
  const match = Match.start(game.rules, setup, seed, { events: true });
  const rng = seedRng(`choices of ${seed}`);
  const lines = [
    `# ${game.title}, seed ${seed}`,
    '',
    `setup ${JSON.stringify(setup)}`,
    ...match.takeEvents().map((e) => eventLine(game, e)),
  ];
  for (let n = 1; match.over === null; n++) {
    const decision = match.decision();
    if (decision === null) break;
    const { seat, kind, rule, options } = decision;
    const option = pickFrom(rng, options);
    const wishes = options.map((o) => game.wishOf(match.state, seat, o));
    lines.push('', `${n}. ${game.seatName(match.state, seat)}: ${kind} (${rule})`);
    lines.push(`   may ${wishes.join(' | ')}`);
    lines.push(`   > ${game.wishOf(match.state, seat, option)}`);
    const done = match.submit(seat, option);
    if (!done.ok) throw new Error(done.message);
    for (const e of done.events) lines.push(`   ${eventLine(game, e)}`);
    if (n % 10 === 0) lines.push(`   state ${stateHash(match.state)}`, ...indent(game.draw(match.state, 'spectator')));
  }
  lines.push(
    '',
    `outcome ${JSON.stringify(readAll(match.over, (fact) => game.read?.(fact) ?? fact.key))}`,
    `state ${stateHash(match.state)}`,
    '',
  );
  return lines.join('\n');
}

/** The board as it was then is told by the lines before it. */
function eventLine(game: Pick<Game, 'read'>, event: GameEvent): string {
  const { type, rule, was: _was, ...rest } = readAll(event, (fact) => game.read?.(fact) ?? fact.key);
  return `${type} ${JSON.stringify(rest)} (${rule})`;
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `   | ${line}`);
}
