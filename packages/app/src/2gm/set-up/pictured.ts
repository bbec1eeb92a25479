import { i18n } from '../../i18n/with-gm-set-up';
import { sideways } from '../../play/room';
import type { Desk, Picture } from '../play/desk';
import { settingUp } from './picture';

/** The picture of a question of the set-up, with its sentences. */
export function pictured(desk: Desk): Picture {
  return settingUp(desk, i18n.t.gmSetUp, sideways.current);
}
