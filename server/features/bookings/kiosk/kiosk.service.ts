import { randomBytes } from 'node:crypto';
import type { Kiosk, KioskFace, KioskInput, KioskList } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { findEvent, requireEvent, requireEventLocked } from '../../events/index.ts';
import { scopeOf } from '../door/door.service.ts';
import { kioskTokenOf, requireKiosk } from './kiosk.access.ts';
import {
  deleteKiosk,
  findKiosk,
  findKiosks,
  insertKiosk,
  type KioskRow,
  stampSeen,
} from './kiosk.queries.ts';

const most = 50;

const kioskView = ({ id, name, listId, prints, createdAt, lastSeenAt }: KioskRow): Kiosk => ({
  id,
  name,
  listId,
  prints,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

const tellKiosks = (tx: Tx, organisationId: number, eventId: number) =>
  tx.tell('bookings.kiosks_changed', { eventId }, [adminsOf(organisationId)]);

export async function readKiosks(work: Work, person: Person, eventId: number): Promise<KioskList> {
  const { db, clock } = work;
  const { organisationId, timeZone, endsOn } = await requireEvent(db, person, eventId);
  const rows = await findKiosks(db, organisationId, eventId);
  return {
    kiosks: rows.map((row) => ({ ...kioskView(row), path: `/kiosk/${kioskTokenOf(work, row)}` })),
    isOver: wallTime(clock.now(), timeZone).day > endsOn,
  };
}

export const addKiosk = (work: Work, person: Person, eventId: number, input: KioskInput) =>
  work.transaction(async (tx): Promise<Kiosk> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    await scopeOf(tx, event, input.listId ?? undefined);
    if ((await findKiosks(tx, organisationId, eventId)).length >= most) {
      throw problem('bookings.too_many_kiosks');
    }
    const key = randomBytes(16);
    const kiosk = await insertKiosk(tx, organisationId, eventId, {
      ...input,
      name: input.name.trim(),
      key,
      tokenHash: hashOfToken(kioskTokenOf(work, { eventId, key })),
      createdAt: work.clock.now(),
    });
    if (!kiosk) throw new Error('The kiosk was not written.');
    const deed = { action: 'bookings.kiosk_added', subjectId: kiosk.id } as const;
    await record(tx, person, { ...deed, subject: kiosk.name, after: input });
    tellKiosks(tx, organisationId, eventId);
    return kioskView(kiosk);
  });

/** From then on its link opens nothing; who came by it has come. */
export const endKiosk = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const kiosk = await findKiosk(tx, organisationId, id);
    if (!kiosk) throw problem('not_found');
    const { eventId, name } = kiosk;
    await requireEventLocked(tx, person, eventId);
    await deleteKiosk(tx, organisationId, id);
    const deed = { action: 'bookings.kiosk_ended', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: name });
    tellKiosks(tx, organisationId, eventId);
  });

/** What the device shows; it asks again as long as it stands there, and so is seen. */
export async function readFace(work: Work, token: string): Promise<KioskFace> {
  const { db, clock } = work;
  const kiosk = await requireKiosk(work, token);
  const { organisationId, eventId, listId, name } = kiosk;
  const event = await findEvent(db, organisationId, eventId);
  if (!event) throw problem('not_found');
  const { list } = await scopeOf(db, event, listId ?? undefined);
  await stampSeen(db, kiosk, clock.now());
  return { event: event.name, name, list: list?.name ?? null, languages: event.languages };
}
