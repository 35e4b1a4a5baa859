import { aboutRoom, personIn } from '../../../platform/sockets/rooms.ts';
import type { Windows } from '../../../platform/sockets/windows.ts';
import type { Room, Work } from '../../../platform/work.ts';
import { shownStatuses } from './people.presence.ts';
import { findBlockedEitherWay } from './people.presence.queries.ts';
import { sightOf } from '../chat.live.ts';

const soonMs = 100;
/** A page that is loaded anew is no absence. */
const graceMs = 2_000;

type Who = { organisationId: number; id: number };

/** Every node sees who comes and goes and tells its own windows. */
export function tellPresence(windows: Windows, work: Work): void {
  const waiting = new Map<Room, NodeJS.Timeout>();

  const changed = ({ organisationId, id }: Who, afterMs: number) => {
    const room = sightOf(organisationId, id);
    if (work.hub.countIn(room) === 0) return;
    clearTimeout(waiting.get(room));
    const timer = setTimeout(() => {
      waiting.delete(room);
      tellStatus(work, { organisationId, id }).catch((error: unknown) =>
        work.log.warn({ err: error }, 'presence was not told'),
      );
    }, afterMs);
    waiting.set(room, timer.unref());
  };
  windows.onCrowd((room, id) => {
    const about = aboutRoom('organisation', room);
    if (!about) return;
    const isThere = work.hub.crowdIn(room).attentionOf(id) !== null;
    changed({ organisationId: about.organisationId, id }, isThere ? soonMs : graceMs);
  });
  windows.onTold((name, _payload, rooms) => {
    if (name !== 'chat.self_changed' && name !== 'profiles.mine_changed') return;
    for (const room of rooms) {
      const who = aboutRoom('person', room);
      if (!who) continue;
      changed(who, 0);
      if (name !== 'chat.self_changed') continue;
      hideFromBlocked(work, who).catch((error: unknown) =>
        work.log.warn({ err: error }, 'presence was not hidden'),
      );
    }
  });
}

async function tellStatus(work: Work, { organisationId, id }: Who): Promise<void> {
  const statuses = await shownStatuses(work, organisationId, [id]);
  const presence = { personId: id, status: statuses.get(id) ?? 'offline' };
  work.hub.tellHere('chat.presence', presence, [sightOf(organisationId, id)]);
}

/** Two with a block between see nothing of each other any more. */
async function hideFromBlocked({ db, hub }: Work, who: Who): Promise<void> {
  const { organisationId, id } = who;
  for (const other of await findBlockedEitherWay(db, who)) {
    for (const [viewer, seen] of [[other, id] as const, [id, other] as const]) {
      hub.expelHere(personIn(organisationId, viewer), sightOf(organisationId, seen));
      const gone = { personId: seen, status: 'offline' };
      hub.tellHere('chat.presence', gone, [personIn(organisationId, viewer)]);
    }
  }
}
