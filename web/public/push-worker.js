// Shows what is pushed while the app is closed. It keeps no files and answers no requests.
self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(data) {
  if (!data) return;
  const { title, body, lang, link, tag } = data.json();
  // Whoever looks at the app is told there.
  if ((await windows()).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: '/favicon.svg',
    data: { link },
  });
}

async function open(link) {
  const url = new URL(link, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [first] = await windows();
  if (!first) return void (await self.clients.openWindow(url.href));
  // A browser may refuse to bring a window to the front; it is led on all the same.
  await first.focus().catch(() => undefined);
  first.postMessage({ kind: 'open', link }, { transfer: [] });
}
