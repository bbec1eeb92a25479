import { the } from './article';

/** What the dialog says in which seats change hands. */
export const seats = {
  title: 'Who plays',
  help: 'Between two decisions a seat can be handed to an opponent, and taken back whenever you like. What was done stays done.',
  plays: (side: string, who: string) => `${side} · ${who}`,
  hand: {
    rulebook: 'Hand over to the opponent of the book',
    greedy: 'Hand over to a plain opponent',
    captain: 'Hand over to the Captain',
  } as Readonly<Record<string, string>>,
  handOf: (what: string, side: string) => `${what}: ${side}`,
  take: 'Play it myself',
  takeOf: (side: string) => `Play ${the(side)} myself`,
  close: 'Close',
};
