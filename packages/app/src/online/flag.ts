import { browserStore, readSetting, writeSetting } from '../settings/storage';

const FLAG = 'sandtable.online';

/** Whether this browser has ever had a table across the net: who has not loads nothing of it. */
export function hasOnlineTables(): boolean {
  return readSetting(browserStore, FLAG) === 'yes';
}

export function rememberOnline(): void {
  writeSetting(browserStore, FLAG, 'yes');
}
