/** Whom the Automa means to attack, before one's own move. */
export const likely = {
  title: 'The Automa’s targets',
  show: 'Show whom the Automa will attack',
  help: 'Only where its tables decide it already, and as long as nothing changes.',
  none: 'As things stand its tables decide no attack.',
  line: (unit: string, target: string) => `${unit} → ${target}`,
  duty: (line: string) => `${line}: it has intercepted and must`,
  because: (line: string, why: string) => `${line}: ${why}`,
};
