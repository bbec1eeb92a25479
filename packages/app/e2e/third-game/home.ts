import { home as ours } from '../../src/i18n/en/home';

const toy = { name: 'The duel', kicker: 'Two duelists', line: 'Bid, step and strike.', picture: '' };

export const home = { ...ours, tables: { ...ours.tables, toy } };
