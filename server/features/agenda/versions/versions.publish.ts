import type { AgendaVersion, PublicationPreview, SessionDifference } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { differencesNow, toPublish } from './versions.differences.ts';
import { tellPublished } from '../agenda.live.ts';
import { countStarrers, tellStarrers } from '../agenda.notices.ts';
import {
  cancelPublished,
  findLastVersion,
  findVersions,
  insertVersion,
  upsertPublished,
} from './versions.published.queries.ts';
import { findSessions } from '../agenda.queries.ts';
import { plainWords } from '../agenda.words.ts';
import { versionView } from './versions.history.view.ts';
import type { PublishedSession } from '../agenda.rows.ts';

interface Publication {
  note: string;
  /** How many differences the organiser looked at. */
  unpublished?: number;
}

export function publishAgenda(
  work: Work,
  person: Person,
  eventId: number,
  { note, unpublished }: Publication,
): Promise<{ version: AgendaVersion; told: number }> {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const draft = await findSessions(tx, organisationId, eventId);
    const changes = await differencesNow(tx, event, draft);
    if (changes.length === 0) throw problem('agenda.nothing_new');
    if (unpublished !== undefined && unpublished !== changes.length) {
      throw problem('agenda.changed_since');
    }
    const sessions = toPublish(draft);
    await writePublished(tx, event, sessions, changes);
    const number = ((await findLastVersion(tx, organisationId, eventId)) ?? 0) + 1;
    const version = { number, note, personId: person.id, sessions, changes };
    const row = await insertVersion(tx, organisationId, eventId, version);
    if (!row) throw new Error('The version was not inserted.');
    await record(tx, person, {
      action: 'agenda.published',
      subjectId: eventId,
      subject: event.name,
      after: { version: number, changes: changes.length },
    });
    const told = await tellStarrers(tx, event, changes);
    tellPublished(tx, event, number);
    return { version: versionView(row), told };
  });
}

export async function readPublication(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<PublicationPreview> {
  const event = await requireEvent(db, person, eventId);
  const draft = await findSessions(db, event.organisationId, eventId);
  const changes = await differencesNow(db, event, draft);
  return { changes: changes.length, told: await countStarrers(db, event, changes) };
}

/** Only what changed is touched: who reads feeds sees from its sequence that it did. */
async function writePublished(
  tx: Tx,
  { organisationId, id }: EventRow,
  sessions: readonly PublishedSession[],
  changes: readonly SessionDifference[],
): Promise<void> {
  const kinds = new Map(changes.map(({ sessionId, kind }) => [sessionId, kind]));
  for (const session of sessions) {
    if (!kinds.has(session.id)) continue;
    await upsertPublished(tx, organisationId, id, session, {
      title: plainWords(session.title),
      abstract: plainWords(session.abstract),
    });
  }
  const gone = changes.filter(({ kind }) => kind === 'removed').map(({ sessionId }) => sessionId);
  await cancelPublished(tx, organisationId, id, gone);
}

export async function listVersions({ db }: Work, person: Person, eventId: number) {
  const { organisationId } = await requireEvent(db, person, eventId);
  return (await findVersions(db, organisationId, eventId)).map(versionView);
}
