import type { NewReport } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, requireMyEvent } from '../events/index.ts';
import {
  countReports,
  hasReported,
  insertReport,
  lockReporter,
  openCase,
} from './moderation.cases.queries.ts';
import type { ModerationWork } from './moderation.facts.ts';
import { tellDesk } from './moderation.live.ts';
import { noticeDesk } from './moderation.notices.ts';
import { isWriting, subjectOf } from './moderation.subjects.ts';

const perDay = 30;
const dayMs = 86_400_000;

/** All that is said against one subject is one case, until somebody settles it. */
export const report = (
  work: ModerationWork,
  person: Person,
  eventId: number,
  { subject, reason, note }: NewReport,
): Promise<void> =>
  work.transaction(async (tx) => {
    const event = await requireMyEvent(tx, person, eventId);
    const now = work.clock.now();
    const found = await subjectOf(tx, work.facts, person, event, subject, now);
    await refuseTooMany(tx, person, now);
    const { organisationId, id } = person;
    const isSaid = subject.kind === 'line' || isWriting(subject);
    const isAgain = isSaid && (await hasReported(tx, organisationId, id, found));
    if (isAgain) throw problem('moderation.reported_already');
    const opened = await openCase(tx, organisationId, eventId, found, now);
    if (!opened) throw problem('not_found');
    const isNew = await insertReport(tx, organisationId, opened.id, id, { reason, note }, now);
    if (!isNew) throw problem('moderation.reported_already');
    await record(tx, person, {
      action: 'moderation.reported',
      ...(found.personId !== null && { subjectId: found.personId }),
      subject: event.name,
      after: { about: found.kind, reason },
    });
    await tellReported(tx, event, opened.id, id, found.text);
  });

async function refuseTooMany(tx: Db, { organisationId, id }: Person, now: Date): Promise<void> {
  await lockReporter(tx, organisationId, id);
  const since = new Date(now.getTime() - dayMs);
  if ((await countReports(tx, organisationId, id, since)) >= perDay) {
    throw problem('moderation.too_many_reports');
  }
}

async function tellReported(
  tx: Tx,
  event: EventRow,
  caseId: number,
  reporterId: number,
  text: string,
): Promise<void> {
  const key = `moderation.reported ${caseId}`;
  await noticeDesk(tx, event, { kind: 'moderation.reported', text, key, exceptId: reporterId });
  await tellDesk(tx, event.organisationId, event.id);
}
