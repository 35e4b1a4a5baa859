import type { NewReport } from '@plenum/contract';
import type { Tx } from '../../platform/work.ts';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { type EventRow, isTakingPart } from '../events/index.ts';
import { requireShownBooth } from '../exhibitors/index.ts';
import { memberById, roleOf } from '../organisations/index.ts';
import { findHeadlines } from '../profiles/index.ts';
import type { NewCase } from './moderation.cases.queries.ts';
import type { ModerationFacts, WritingKind } from './moderation.facts.ts';

type Subject = NewReport['subject'];
type About<K extends Subject['kind']> = Extract<Subject, { kind: K }>;
type Writing = About<WritingKind>;

/** What people write outside of conversations. */
export const isWriting = (subject: Subject): subject is Writing =>
  subject.kind === 'post' || subject.kind === 'post_comment' || subject.kind === 'blog_comment';

/** What is reported, as it stands now; nobody reports what they cannot see, or themselves. */
export async function subjectOf(
  db: Tx,
  facts: ModerationFacts,
  person: Person,
  event: EventRow,
  subject: Subject,
  now: Date,
): Promise<NewCase> {
  if (isWriting(subject)) return writingOf(db, facts, person, event, subject, now);
  switch (subject.kind) {
    case 'line':
      return lineOf(db, facts, person, event, subject);
    case 'person':
    case 'profile':
      return personOf(db, person, event, subject);
    case 'booth':
      return boothOf(db, person, event, subject);
  }
}

async function lineOf(
  db: Db,
  facts: ModerationFacts,
  person: Person,
  event: EventRow,
  { conversationId, lineId }: About<'line'>,
): Promise<NewCase> {
  const line = await facts.lineSeenBy(db, person, conversationId, lineId);
  const isElsewhere = line.eventId !== null && line.eventId !== event.id;
  if (isElsewhere || line.authorId === person.id) throw problem('not_found');
  const { authorId: personId, text } = line;
  return { kind: 'line', subjectId: lineId, conversationId, personId, text };
}

function numberOf(subject: Writing): number {
  if (subject.kind === 'post') return subject.postId;
  return subject.kind === 'post_comment' ? subject.commentId : subject.blogCommentId;
}

async function writingOf(
  tx: Tx,
  { writings }: ModerationFacts,
  person: Person,
  event: EventRow,
  subject: Writing,
  now: Date,
): Promise<NewCase> {
  const { kind } = subject;
  const subjectId = numberOf(subject);
  const { eventId, authorId, text } = await writings[kind].seenBy(tx, person, subjectId, now);
  const isElsewhere = eventId !== null && eventId !== event.id;
  if (isElsewhere || authorId === person.id) throw problem('not_found');
  return { kind, subjectId, conversationId: null, personId: authorId, text };
}

async function personOf(
  db: Db,
  { organisationId, id }: Person,
  event: EventRow,
  { kind, personId }: About<'person' | 'profile'>,
): Promise<NewCase> {
  const member = await memberById(db, organisationId, personId);
  const isThere = member && (await isAround(db, organisationId, event.id, personId));
  if (!isThere || personId === id) throw problem('not_found');
  const headlines = await findHeadlines(db, organisationId, [personId]);
  const text = kind === 'profile' ? (headlines.get(personId) ?? '') : '';
  return {
    kind,
    subjectId: personId,
    conversationId: null,
    personId,
    text: text || member.fullName,
  };
}

/** Who takes part in an event, or runs it. */
const isAround = async (db: Db, organisationId: number, eventId: number, personId: number) =>
  (await roleOf(db, organisationId, personId)) === 'admin' ||
  (await isTakingPart(db, organisationId, eventId, personId));

async function boothOf(
  db: Db,
  person: Person,
  event: EventRow,
  { exhibitorId }: About<'booth'>,
): Promise<NewCase> {
  const { booth } = await requireShownBooth(db, person, event.id, exhibitorId);
  const [tagline = ''] = Object.values(booth.shown.tagline);
  const text = [booth.name, tagline].filter(Boolean).join(' · ');
  return { kind: 'booth', subjectId: exhibitorId, conversationId: null, personId: null, text };
}
