import { tellRefusal } from '../i18n/table-words';
import { i18n } from '../i18n/with-online';
import type { NetRefusal } from './api';

/** Why the server or the net did not do it, in one sentence. */
export async function whyNot(refusal: NetRefusal): Promise<string> {
  const t = i18n.t.online;
  return refusal.code === 'no-net' ? t.noNet : t.refused(await tellRefusal(refusal));
}
