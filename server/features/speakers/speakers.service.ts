import type { NewSpeaker, Speaker, SpeakerQuery, SpeakerUpdate } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requireEvent } from '../events/index.ts';
import { removePicture } from '../files/index.ts';
import { requireSpeaker } from './speakers.access.ts';
import { blankSpeaker, merged, withoutWhatIsSame } from './speakers.fields.ts';
import { tellSpeakerChanged, tellSpeakerGone } from './speakers.live.ts';
import { lockOrder } from './speakers.order.queries.ts';
import {
  deleteSpeaker,
  findSpeakers,
  insertSpeaker,
  lockSpeaker,
  noLink,
  updateLink,
  updateSpeaker,
} from './speakers.queries.ts';
import { findSessions } from './speakers.sessions.queries.ts';
import { speakerView, wordsOf } from './speakers.view.ts';

export async function listSpeakers(
  { db }: Work,
  person: Person,
  eventId: number,
  query: SpeakerQuery,
): Promise<Speaker[]> {
  await requireEvent(db, person, eventId);
  const [rows, sessions] = await Promise.all([
    findSpeakers(db, person.organisationId, eventId, query),
    findSessions(db, person.organisationId, eventId),
  ]);
  return rows.map((row) =>
    speakerView(
      row,
      sessions.filter(({ speakerId }) => speakerId === row.id),
    ),
  );
}

export const addSpeaker = (
  { transaction, clock }: Work,
  person: Person,
  eventId: number,
  input: NewSpeaker,
): Promise<Speaker> =>
  transaction(async (tx) => {
    const { organisationId } = person;
    const event = await requireEvent(tx, person, eventId);
    await lockOrder(tx, organisationId, eventId);
    const fields = merged(blankSpeaker, input, { by: 'organiser', at: clock.now() });
    const made = await insertSpeaker(tx, organisationId, eventId, fields);
    if (!made) throw new Error('The speaker was not inserted.');
    const deed = { action: 'speakers.added', subjectId: made.id, subject: fields.name } as const;
    await record(tx, person, { ...deed, after: { kind: fields.kind } });
    const speaker = await readSpeaker(tx, organisationId, eventId, made.id);
    tellSpeakerChanged(tx, event, speaker, { wasHidden: true });
    return speaker;
  });

export const changeSpeaker = (
  { transaction, clock }: Work,
  person: Person,
  eventId: number,
  id: number,
  { version, ...update }: SpeakerUpdate,
): Promise<Speaker> =>
  transaction(async (tx) => {
    const { organisationId } = person;
    const { event, speaker: before } = await requireSpeaker(tx, person, eventId, id);
    if (before.version !== version) throw problem('speakers.changed_meanwhile');
    const after = merged(before, update, { by: 'organiser', at: clock.now() });
    await updateSpeaker(tx, organisationId, id, after);
    // Whoever reads mail at the old address is not known to be this speaker any more.
    if (after.email !== before.email) await updateLink(tx, organisationId, id, noLink);
    const changes = withoutWhatIsSame(before, after);
    await record(tx, person, {
      action: 'speakers.changed',
      subjectId: id,
      subject: after.name,
      ...changes,
    });
    const speaker = await readSpeaker(tx, organisationId, eventId, id);
    tellSpeakerChanged(tx, event, speaker, { wasHidden: before.isHidden });
    return speaker;
  });

export async function removeSpeaker(
  work: Work,
  person: Person,
  eventId: number,
  id: number,
): Promise<void> {
  const gone = await work.transaction(async (tx) => {
    const { event, speaker } = await requireSpeaker(tx, person, eventId, id);
    const sessions = await findSessions(tx, person.organisationId, eventId, id);
    if (sessions.length > 0) throw problem('speakers.in_session');
    await deleteSpeaker(tx, person.organisationId, id);
    await record(tx, person, {
      action: 'speakers.removed',
      subjectId: id,
      subject: speaker.name,
      before: wordsOf(speaker),
    });
    tellSpeakerGone(tx, event, speaker);
    return speaker;
  });
  await removePicture(work, gone.picture);
}

/** The speaker as they are now, inside a transaction that changed them. */
export async function readSpeaker(
  db: Db,
  organisationId: number,
  eventId: number,
  id: number,
): Promise<Speaker> {
  const row = await lockSpeaker(db, organisationId, eventId, id);
  if (!row) throw new Error('The speaker vanished inside their own transaction.');
  return speakerView(row, await findSessions(db, organisationId, eventId, id));
}
