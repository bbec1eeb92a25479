import { type Answer, apiUrl, call, NO_NET } from './api';

/** Whether this browser can be told of a turn while the page is closed. */
export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Silent by default from ten in the evening to eight in the morning, by the clock of this device. */
const QUIET_FROM_HOUR = 22;
const QUIET_TO_HOUR = 8;
const DAY_MINUTES = 24 * 60;

/** The silent hours in minutes of the day, UTC, as the server wants them. */
export function quietHours(offsetMinutes: number): { readonly from: number; readonly to: number } {
  const utc = (hour: number): number => (((hour * 60 + offsetMinutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return { from: utc(QUIET_FROM_HOUR), to: utc(QUIET_TO_HOUR) };
}

/** Asks the person, then the browser's push service, then the server. False: the person or the browser said no. */
export async function wantNotices(key: string): Promise<Answer<boolean>> {
  if ((await Notification.requestPermission()) !== 'granted') return { ok: true, value: false };
  try {
    const worker = await navigator.serviceWorker.ready;
    const { key: applicationServerKey } = (await (await fetch(apiUrl('push-key'))).json()) as { key: string };
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint = '', keys = {} } = made.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const quiet = quietHours(new Date().getTimezoneOffset());
    const done = await call('notify', { key, endpoint, p256dh, auth, quiet });
    return done.ok ? { ok: true, value: true } : done;
  } catch {
    return NO_NET;
  }
}
