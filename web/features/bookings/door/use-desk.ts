import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onMessage } from '../../../platform/messages.ts';
import { ownerOf } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session/session.ts';
import { whenConnected } from '../../../platform/socket-client.ts';
import { checkIn, readPasses } from '../bookings.api.ts';
import { Desk } from './door.desk.ts';
import { doorName } from './door.entrance.ts';
import type { Entrance } from './door.passes.ts';
import { waitingChecksOf } from './door.waiting.ts';

const tryAgainMs = 5_000;
/** What others do is told while there is a network; the list of a device need not be younger. */
const freshenMs = 60_000;

const aDesk = (owner: string, at: Entrance) =>
  new Desk(owner, at, {
    send: (check, patienceMs) => checkIn(at.eventId, { ...check, ...where() }, patienceMs),
    readPage: (after) => readPasses(at, after),
  });

const where = () => {
  const door = doorName.get().trim();
  return door ? { door } : {};
};

/** This device at the door: begun with what it keeps, and settled whenever the line is back. */
export function useDesk({ eventId, listId }: Entrance) {
  const session = useSession();
  const owner = session ? ownerOf(session) : '';
  const desk = useMemo(() => aDesk(owner, { eventId, listId }), [owner, eventId, listId]);
  const state = useSyncExternalStore(desk.subscribe, desk.get);
  const checks = useMemo(() => waitingChecksOf(owner, eventId), [owner, eventId]);
  const waiting = useSyncExternalStore(checks.subscribe, checks.get);
  useEffect(() => {
    let isStale = false;
    const settle = () => void desk.settle();
    void desk.open();
    const again = setInterval(() => !desk.get().isLive && settle(), tryAgainMs);
    const freshen = setInterval(() => {
      if (isStale && desk.get().isLive) settle();
      isStale = false;
    }, freshenMs);
    const forgets = [
      onMessage(
        'bookings.checked_in',
        (told) => (isStale ||= desk.at.listId === null && told.eventId === desk.at.eventId),
      ),
      onMessage('bookings.list_changed', (told) => (isStale ||= told.listId === desk.at.listId)),
      onMessage(
        'bookings.changed',
        ({ booking }) => (isStale ||= booking.eventId === desk.at.eventId),
      ),
      whenConnected(() => !desk.get().isLive && settle()),
    ];
    globalThis.addEventListener('online', settle);
    globalThis.addEventListener('offline', desk.lost);
    return () => {
      clearInterval(again);
      clearInterval(freshen);
      for (const forget of forgets) forget();
      globalThis.removeEventListener('online', settle);
      globalThis.removeEventListener('offline', desk.lost);
      desk.close();
    };
  }, [desk]);
  return { desk, state, waiting, dismiss: checks.remove };
}
