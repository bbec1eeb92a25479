/* What the service worker does with a notice of the server: which table, never what is in it. */
const WORDS = {
  turn: 'It is your turn.',
  ready: 'Everybody is here: the match has begun.',
  time: 'Your time is running out.',
};

self.addEventListener('push', (event) => {
  const { kind = 'turn', match = '', title = 'Sandtable' } = event.data?.json() ?? {};
  const shown = self.registration.showNotification(title, {
    body: WORDS[kind] ?? WORDS.turn,
    tag: match,
    icon: './icons/icon-192.png',
    data: { match },
  });
  event.waitUntil(shown.then(count));
});

/** A table has one notice: so many are waiting. The page counts again when it is opened. */
async function count() {
  const notices = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(notices.length).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { match } = event.notification.data;
  event.waitUntil(self.clients.openWindow(`./#/table/${match}`));
});
