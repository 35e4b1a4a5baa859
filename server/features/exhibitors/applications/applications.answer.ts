import type { BoothAsk } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { personIn } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { memberById } from '../../organisations/index.ts';
import { type BoothFound, requireBooth } from '../exhibitors.access.ts';
import { findBoothAsks, lockAsk, updateAnswer } from '../booths/booths.asks.queries.ts';
import { boothAskView } from '../booths/booths.asks.view.ts';
import { tellBooth } from '../exhibitors.live.ts';

export async function readBoothAsks(
  { db }: Work,
  person: Person,
  exhibitorId: number,
): Promise<BoothAsk[]> {
  await requireBooth(db, person, exhibitorId);
  return (await findBoothAsks(db, person.organisationId, exhibitorId)).map(boothAskView);
}

/** The first answer stands. */
export async function answerAsk(
  work: Work,
  person: Person,
  exhibitorId: number,
  askId: number,
  text: string,
): Promise<BoothAsk[]> {
  const { organisationId, id: personId } = person;
  const asks = await work.transaction(async (tx) => {
    const found = await requireBooth(tx, person, exhibitorId);
    const ask = await lockAsk(tx, organisationId, exhibitorId, askId);
    if (!ask) throw problem('not_found');
    if (ask.answer !== null) throw problem('exhibitors.answered');
    await updateAnswer(tx, organisationId, askId, { text, personId, at: work.clock.now() });
    const subject = found.booth.name;
    await record(tx, person, { action: 'exhibitors.answered', subjectId: exhibitorId, subject });
    await tellAnswered(tx, person, found, { id: askId, askerId: ask.personId, text });
    return findBoothAsks(tx, organisationId, exhibitorId);
  });
  return asks.map(boothAskView);
}

async function tellAnswered(
  tx: Tx,
  { organisationId, id: personId }: Person,
  { event, booth }: BoothFound,
  { id, askerId, text }: { id: number; askerId: number; text: string },
): Promise<void> {
  const colleague = await memberById(tx, organisationId, personId);
  await notify(tx, organisationId, [askerId], {
    kind: 'exhibitors.answered',
    data: {
      eventId: event.id,
      eventName: event.name,
      exhibitorId: booth.id,
      exhibitor: booth.name,
      fullName: colleague?.fullName ?? '',
      text,
    },
    link: `/exhibit-hall/${booth.id}`,
    key: `exhibitors.answered:${id}`,
  });
  await tellBooth(tx, 'exhibitors.asks_changed', booth);
  const about = { eventId: event.id, exhibitorId: booth.id };
  tx.tell('exhibitors.asks_changed', about, [personIn(organisationId, askerId)]);
}
