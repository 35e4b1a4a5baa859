import type { Ask, AskInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { notify } from '../../notifications/index.ts';
import { memberById } from '../../organisations/index.ts';
import { type BoothFound, requireShownBooth } from '../exhibitors.access.ts';
import { findAskByKey, findMyAsks, insertAsk } from './booths.asks.queries.ts';
import { askView } from './booths.asks.view.ts';
import { ringConsole } from '../exhibitors.bell.ts';
import { tellBooth } from '../exhibitors.live.ts';
import { findStaffIds } from './booths.staff.queries.ts';

export async function readMyAsks(
  { db }: Work,
  person: Person,
  eventId: number,
  exhibitorId: number,
): Promise<Ask[]> {
  const { booth } = await requireShownBooth(db, person, eventId, exhibitorId);
  return (await findMyAsks(db, booth.organisationId, booth.id, person.id)).map(askView);
}

/** A repeat under the same key asks once. */
export async function askBooth(
  work: Work,
  person: Person,
  eventId: number,
  exhibitorId: number,
  { key, text }: AskInput,
): Promise<Ask[]> {
  const { organisationId, id: personId } = person;
  const { booth, asked } = await work.transaction(async (tx) => {
    const found = await requireShownBooth(tx, person, eventId, exhibitorId);
    const ask = { eventId, exhibitorId, personId, key, text, at: work.clock.now() };
    const made = await insertAsk(tx, organisationId, ask);
    if (made) await tellAsked(tx, person, found, { ...made, text });
    else await refuseOther(tx, person, exhibitorId, { key, text });
    return {
      booth: found.booth,
      asked: await findMyAsks(tx, organisationId, exhibitorId, personId),
    };
  });
  ringConsole(work, booth);
  return asked.map(askView);
}

async function refuseOther(
  tx: Tx,
  { organisationId, id }: Person,
  exhibitorId: number,
  { key, text }: AskInput,
): Promise<void> {
  const before = await findAskByKey(tx, organisationId, id, key);
  const isSame = before?.exhibitorId === exhibitorId && before.text === text;
  if (!isSame) throw problem('key_reused');
}

async function tellAsked(
  tx: Tx,
  { organisationId, id }: Person,
  { event, booth }: BoothFound,
  ask: { id: number; text: string },
): Promise<void> {
  const asker = await memberById(tx, organisationId, id);
  const staff = await findStaffIds(tx, organisationId, booth.id);
  await notify(tx, organisationId, staff, {
    kind: 'exhibitors.asked',
    data: {
      eventId: event.id,
      eventName: event.name,
      exhibitorId: booth.id,
      exhibitor: booth.name,
      fullName: asker?.fullName ?? '',
      text: ask.text,
    },
    link: `/booths/${booth.id}/console`,
    key: `exhibitors.asked:${ask.id}`,
  });
  await tellBooth(tx, 'exhibitors.asks_changed', booth);
  const about = { eventId: event.id, exhibitorId: booth.id };
  tx.tell('exhibitors.asks_changed', about, [personIn(organisationId, id)]);
}
