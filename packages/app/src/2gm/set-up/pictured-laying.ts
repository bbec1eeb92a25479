import { i18n } from '../../i18n/with-gm-set-up';
import type { Desk, Picture } from '../play/desk';
import { pictureOfLaying } from './laying';

/** The picture of laying terrain, with its sentences. */
export function pictured(desk: Desk): Picture {
  return pictureOfLaying(desk, i18n.t.gmSetUp);
}
