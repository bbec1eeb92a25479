/** Where somebody chooses with which values of the cards to build or to play. */
export const packChoice = {
  label: 'Values',
  title: 'Values of the cards',
  ours: 'Ours',
  named: (name: string, hash: string) => `${name} (${hash})`,
  missingShort: (name: string) => `${name}, not here`,
  missing: (name: string, hash: string) =>
    `The pack “${name}” (${hash}) is not here. Add it, or play with our values instead.`,
  add: 'Add the pack',
  sameName: (name: string, hash: string) => `Use ${name} (${hash}), which is another one`,
  useOurs: 'Use our values instead',
  /** Below the choice in the form of a new match. */
  help: 'Owners of the printed game may play with its printed values: a pack. It goes with the match, to every seat and into the replay.',
  manage: 'My packs',
};
