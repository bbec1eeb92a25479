import { begin } from './article';

/** What is said where a unit passes somebody who may stop it. */
export const acesReact = {
  title: 'Intercept?',
  who: (seat: string, unit: string, hex: string) =>
    `${begin(seat)} moves ${unit}; it has just entered ${hex} and wants to go on.`,
  rules: 'What comes of it',
  if: 'If you stop it, it stays there, and your unit must attack it in your next turn without moving first. A unit intercepts once per round.',
  not: 'If you let it pass, it goes on; you may be asked again on its next hex.',
};
