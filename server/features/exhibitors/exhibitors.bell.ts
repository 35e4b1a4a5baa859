import { adminsOf } from '../../platform/sockets/rooms.ts';
import type { Work } from '../../platform/work.ts';
import { staffRooms } from './exhibitors.live.ts';
import type { ExhibitorRow } from './exhibitors.rows.ts';

type Booth = Pick<ExhibitorRow, 'organisationId' | 'eventId' | 'id'>;
const restMs = 1_000;

/** Booths whose console was told a moment ago, and whether there is something to tell since. */
const resting = new WeakMap<Work['kept'], Map<number, boolean>>();

/** At once, then at most once a second: a crowd at a booth is one message. */
export function ringConsole(work: Work, booth: Booth): void {
  const rests = resting.get(work.kept) ?? new Map<number, boolean>();
  resting.set(work.kept, rests);
  if (rests.has(booth.id)) {
    rests.set(booth.id, true);
    return;
  }
  rests.set(booth.id, false);
  tell(work, booth).catch((error: unknown) => work.log.warn({ err: error }, 'No console was told'));
  const end = () => {
    const hasMore = rests.get(booth.id) === true;
    rests.delete(booth.id);
    if (hasMore) ringConsole(work, booth);
  };
  setTimeout(end, restMs).unref();
}

async function tell({ db, hub }: Work, booth: Booth): Promise<void> {
  const { organisationId, eventId, id } = booth;
  const rooms = [adminsOf(organisationId), ...(await staffRooms(db, booth))];
  hub.tell('exhibitors.console_changed', { eventId, exhibitorId: id }, rooms);
}
