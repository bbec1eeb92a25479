import { i18n } from '../i18n/with-online';
import type { NetRefusal } from './api';

/** Why the server or the net did not do it, in one sentence. */
export function whyNot({ code, message }: NetRefusal): string {
  const t = i18n.t.online;
  return code === 'no-net' ? t.noNet : t.refused(message);
}
