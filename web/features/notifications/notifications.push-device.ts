import { pushWorker } from '../../platform/workers/remove-service-workers.ts';
import { acting } from '../../platform/session/acting.ts';
import { session } from '../../platform/session/session.ts';
import { storedValue } from '../../platform/stored-value.ts';
import { addDevice, removeDevice } from './notifications.api.ts';

/** Whose news this browser takes: another person who signs in here has not asked for any. */
const takenFor = storedValue<string>('pushFor', (text) => text ?? '', String);
const me = () => String(session.get()?.person.id ?? '');

export type PushState = 'impossible' | 'forbidden' | 'off' | 'on';

const isPossible = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const registrationHere = async () =>
  (await navigator.serviceWorker.getRegistrations()).find(
    ({ active, waiting, installing }) =>
      (active ?? waiting ?? installing)?.scriptURL.endsWith(pushWorker) ?? false,
  );

const subscriptionHere = async () =>
  (await (await registrationHere())?.pushManager.getSubscription()) ?? null;

export async function readPushState(): Promise<PushState> {
  if (!isPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'forbidden';
  return takenFor.get() === me() && (await subscriptionHere()) ? 'on' : 'off';
}

const deviceOf = ({ endpoint, getKey }: Pick<PushSubscription, 'endpoint' | 'getKey'>) => ({
  endpoint,
  keys: { p256dh: inText(getKey('p256dh')), auth: inText(getKey('auth')) },
});

function inText(bytes: ArrayBuffer | null): string {
  const signs = [...new Uint8Array(bytes ?? [])].map((byte) => String.fromCodePoint(byte));
  return btoa(signs.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const tell = (subscription: PushSubscription) =>
  addDevice(
    deviceOf({
      endpoint: subscription.endpoint,
      getKey: (name) => subscription.getKey(name),
    }),
  );

/** Asks the person, then the browser, then tells the server. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await navigator.serviceWorker.register(pushWorker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key, or another person, brings nothing here.
  await (await pushManager.getSubscription())?.unsubscribe();
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  takenFor.set(me());
}

export async function stopPush(): Promise<void> {
  const subscription = await subscriptionHere();
  takenFor.set('');
  if (!subscription) return;
  await subscription.unsubscribe();
  await removeDevice(subscription.endpoint);
}

/** A new session takes this browser over; where somebody else signed in, it is given up. */
export async function renewPush(): Promise<void> {
  // Whoever acts for somebody else looks on: the browser stays theirs.
  if (!isPossible() || acting.get()) return;
  const subscription = await subscriptionHere();
  if (!subscription) return;
  if (takenFor.get() === me()) await tell(subscription);
  else await subscription.unsubscribe();
}

/** A notification that was tapped leads on in this window. */
export function onPushTapped(go: (link: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    const said = data as { kind?: unknown; link?: unknown } | null;
    if (said?.kind === 'open' && typeof said.link === 'string') go(said.link);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
