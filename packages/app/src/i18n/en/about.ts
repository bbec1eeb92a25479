/** Whose marks are whose, and what we think of the war. */
export const about = {
  title: 'About Sandtable',
  lead: 'A sand table is where staffs have always rehearsed battles. This is a digital one.',
  unofficial: 'Unofficial',
  unofficialText: [
    'Sandtable is made by people who like these games. It is not published, endorsed or checked by anybody who owns them.',
    'All texts are our own words, all drawings and maps are ours, and values that the rulebooks do not state are house values of our own. You need no account, and nothing you do here leaves your browser.',
  ],
  marks: 'Whose marks are whose',
  marksText: [
    '2GM Tactics and 2GM Pacific are names and marks of Proyecto Enigma and Draco Ideas S.L.',
    'Aces & Armor is a name and mark of PKB Games.',
    'We are not affiliated with either. The names are used only to say which rules are meant. If you like what you play here, buy the games: they are better with friends around a table.',
  ],
  taste: 'About the war',
  tasteText: [
    'These are games about a terrible war, and people who remember it still play them. We show no political symbols of any regime and no units that served its crimes; sides are told apart by colours and neutral marks of our own.',
    'What is on the table are problems of ground, time and supply. It is no celebration.',
  ],
  credits: 'Licences and credits',
  code: 'The code of Sandtable is free under the MIT licence.',
  fonts: 'Fonts',
  fontBy: (font: string, maker: string, licence: string) => `${font}, by ${maker}, under the ${licence}.`,
  fontCredits: [
    { font: 'Oswald', maker: 'The Oswald Project Authors', licence: 'SIL Open Font License 1.1' },
    { font: 'Inter', maker: 'The Inter Project Authors', licence: 'SIL Open Font License 1.1' },
    { font: 'Special Elite', maker: 'Astigmatic', licence: 'Apache License 2.0' },
  ],
  software: 'The pages are built with Svelte, under the MIT licence.',
  licenceTexts: 'The licences of everything that comes with the app, in full',
  drawings:
    'Maps, counters and symbols are drawn for this project; the branch symbols follow the general manner of military maps.',
};

/** An address that leads nowhere. */
export const lost = {
  title: 'Nothing lies here',
  text: (path: string) => `The address “${path}” leads to no page of Sandtable.`,
  where: 'From here you can go to:',
};
