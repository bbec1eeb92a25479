import webPush from 'web-push';
import type { Settings } from '../settings/settings';
import type { KeyRow, PushRow } from '../store/rows';
import type { Store } from '../store/store';

/** The services browsers use. A subscription that names another one could send the server anywhere. */
const KNOWN_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^(web|[\w-]+)\.push\.apple\.com$/,
];

/** A notice that nobody fetched in a day is no news any more. */
const TTL_SECONDS = 86_400;
const SEND_MS = 10_000;
const DAY_MINUTES = 24 * 60;

/** What there is to tell. Which match, never what is in it: the notice passes through others' hands. */
export interface Notice {
  readonly kind: 'turn' | 'ready' | 'time';
  readonly match: string;
  readonly title: string;
}

interface NoticesParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'pushHosts' | 'baseUrl'>;
  readonly now: () => number;
  readonly problem: (sentence: string) => void;
}

/** Tells people who are not looking, by the push service of their browser. */
export class Notices {
  private keys: Promise<{ publicKey: string; privateKey: string }> | null = null;

  constructor(private readonly parts: NoticesParts) {}

  /** What a browser needs to subscribe. */
  async publicKey(): Promise<string> {
    return (await this.vapid()).publicKey;
  }

  /** Whether the server would send anything there. */
  isKnown(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host, hostname, username } = new URL(endpoint);
    if (this.parts.settings.pushHosts.includes(host)) return true;
    return (
      protocol === 'https:' && username === '' && host === hostname && KNOWN_SERVICES.some((name) => name.test(host))
    );
  }

  /** Tells whoever holds these seats and wants to be told. */
  async tell(notice: Notice, seats: readonly number[]): Promise<void> {
    const { store, now } = this.parts;
    const pushes = await store.pushes(notice.match);
    if (pushes.length === 0) return;
    const keys = await store.keys(notice.match);
    const minute = Math.floor(now() / 60_000) % DAY_MINUTES;
    const wanted = pushes.filter((push) => !isQuiet(push, minute) && seats.includes(seatOf(keys, push)));
    await Promise.all(wanted.map((push) => this.send(push, notice)));
  }

  private async send(push: PushRow, notice: Notice): Promise<void> {
    const { store, settings, problem } = this.parts;
    const { endpoint, p256dh, auth } = push;
    try {
      const { publicKey, privateKey } = await this.vapid();
      const subject = settings.baseUrl?.startsWith('https:') ? settings.baseUrl : 'mailto:operator@sandtable.invalid';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(notice),
        {
          TTL: TTL_SECONDS,
          vapidDetails: { subject, publicKey, privateKey },
        },
      );
      const { 'Content-Length': _, ...rest } = headers as Record<string, string>;
      const signal = AbortSignal.timeout(SEND_MS);
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers: rest,
        body: new Uint8Array(body),
        redirect: 'error',
        signal,
      });
      // the browser does not want it any more
      if (status === 404 || status === 410) await store.dropPush(push.id);
      else if (status >= 400) problem(`A push service answered ${status}.`);
    } catch (error) {
      problem(`A notice could not be sent: ${(error as Error).message}`);
    }
  }

  /** Made once and kept: browsers subscribe to this very key. */
  private vapid(): Promise<{ publicKey: string; privateKey: string }> {
    this.keys ??= this.parts.store
      .noteOnce('vapid', JSON.stringify(webPush.generateVAPIDKeys()))
      .then((kept) => JSON.parse(kept) as { publicKey: string; privateKey: string });
    return this.keys;
  }
}

function seatOf(keys: readonly KeyRow[], { key }: PushRow): number {
  return keys.find(({ id }) => id === key)?.seat ?? -1;
}

/** Silent hours may go over midnight. */
function isQuiet({ quietFrom, quietTo }: PushRow, minute: number): boolean {
  if (quietFrom === quietTo) return false;
  const isInside =
    quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
  return isInside;
}
