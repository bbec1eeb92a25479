import { i18n } from '../../i18n/with-gm-react';
import type { Desk, Picture } from '../play/desk';
import { reacting } from './picture';

/** The picture of a reaction, with its sentences. */
export function pictured(desk: Desk): Picture {
  return reacting(desk, i18n.t.gmReact);
}
