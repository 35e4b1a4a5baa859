import type { View, ViewedScreen } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';
import { deviceInUse, sourceOf, wishesNot } from './counting.device.ts';

/** The public pages of an event, or the screens of whoever is signed in, about an event or none. */
export interface ViewedPlace {
  kind: 'public' | 'inside';
  slug: string;
}

interface Opened {
  key: string;
  screen: ViewedScreen;
  at: number;
}

const patienceMs = 3_000;
const mostAtOnce = 20;
const oldestSeconds = 600;

let place: ViewedPlace | null = null;
let opened: Opened[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let hasArrived = false;

/**
 * Nothing of it is stored in the browser, nobody waits for it, and where it fails nothing is done.
 * A page that nobody has seen is not counted.
 */
export function countView(where: ViewedPlace, screen: ViewedScreen): void {
  if (wishesNot(navigator)) return;
  if (place?.kind !== where.kind || place.slug !== where.slug) flush();
  place = where;
  opened.push({ key: newKey(), screen, at: Date.now() });
  timer ??= setTimeout(flush, patienceMs);
}

/** Tells what waits, the last of it as the page is left; the answer stops listening. */
export function tellOnLeaving(): () => void {
  const leave = () => {
    if (document.hidden) flush();
  };
  document.addEventListener('visibilitychange', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    flush();
  };
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const views = opened.slice(0, mostAtOnce).map(asView);
  opened = [];
  if (place && views.length > 0) send(place, views);
}

const asView = ({ key, screen, at }: Opened): View => ({
  key,
  screen,
  secondsAgo: Math.min(oldestSeconds, Math.round((Date.now() - at) / 1000)),
});

function send({ kind, slug }: ViewedPlace, views: View[]): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const told = { views, zone, device: deviceInUse() };
  if (kind === 'inside') {
    call('POST /api/views', { body: { ...told, event: slug } }).catch(() => undefined);
    return;
  }
  const source = hasArrived ? '' : sourceOf(document.referrer, location.host);
  hasArrived = true;
  navigator.sendBeacon(
    `/api/e/${encodeURIComponent(slug)}/views`,
    new Blob([JSON.stringify({ ...told, source })], { type: 'application/json' }),
  );
}
