/** What can be shown on the map beside what lies there: whom the Automa means to attack, and what only one team knows. */
export const likely = {
  launcher: 'Show where the launcher lies',
  launcherHelp: 'Until the next answer. The Allies at this screen look away.',
  title: 'The Automa’s targets',
  show: 'Show whom the Automa will attack',
  help: 'Only where its tables decide it already, and as long as nothing changes.',
  none: 'As things stand its tables decide no attack.',
  line: (unit: string, target: string) => `${unit} → ${target}`,
  duty: (line: string) => `${line}: it has intercepted and must`,
  because: (line: string, why: string) => `${line}: ${why}`,
};
