import { the } from './article';

/** What is said before somebody gives a match up. */
export const givingUp = {
  open: 'Give up the match…',
  title: 'Give up?',
  text: (seat: string) => `The match ends at once, ${the(seat)} and its partner lose. This cannot be taken back.`,
  textAlone: (seat: string) => `The match ends at once and ${the(seat)} loses. This cannot be taken back.`,
  yes: 'Yes, give up',
  no: 'Play on',
};
