import type { MeasureKind } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { type EventRow, lockRole, setBan } from '../events/index.ts';
import { memberById, roleOf } from '../organisations/index.ts';
import { tellMine } from './moderation.live.ts';
import { findBanEnd, findMeasure, insertMeasure } from './moderation.measures.queries.ts';
import { noticeThem } from './moderation.notices.ts';
import type { MeasureRow } from './moderation.rows.ts';

interface Wanted {
  personId: number;
  kind: MeasureKind;
  reason: string;
  /** None: until it is lifted. */
  minutes?: number | null | undefined;
  caseId: number | null;
}

const done = {
  warn: { action: 'moderation.warned' },
  mute: { action: 'moderation.muted' },
  ban: { action: 'moderation.banned' },
} as const;

/** Warns, mutes or bans somebody of the event, who is told why. */
export async function takeMeasure(
  tx: Tx,
  work: Work,
  person: Person,
  event: EventRow,
  { personId, kind, reason, minutes, caseId }: Wanted,
): Promise<MeasureRow> {
  const { organisationId, id: eventId } = event;
  await requireMeasurable(tx, event, personId);
  const at = work.clock.now();
  const until = kind !== 'warn' && minutes ? new Date(at.getTime() + minutes * 60_000) : null;
  const facts = { eventId, personId, caseId, kind, reason: reason.trim(), until, at };
  const made = await insertMeasure(tx, organisationId, { ...facts, byId: person.id });
  const row = made && (await findMeasure(tx, organisationId, made.id));
  if (!row) throw problem('not_found');
  if (kind === 'ban') await renewBan(tx, row, organisationId, at);
  await record(tx, person, {
    ...done[kind],
    subjectId: personId,
    subject: row.person?.fullName ?? '',
    after: { event: event.name, reason: facts.reason, until: until?.toISOString() ?? null },
  });
  await noticeThem(tx, event, personId, { kind: done[kind].action, text: facts.reason, until });
  tellMine(tx, organisationId, eventId, personId);
  return row;
}

/** Somebody of the event, who does not keep order in it. */
async function requireMeasurable(db: Db, event: EventRow, personId: number): Promise<void> {
  const { organisationId, id: eventId } = event;
  if (!(await memberById(db, organisationId, personId))) throw problem('not_found');
  if ((await roleOf(db, organisationId, personId)) === 'admin') {
    throw problem('moderation.not_over_them');
  }
  const role = await lockRole(db, { organisationId, eventId, personId });
  if (role === null) throw problem('not_found');
  if (role !== 'attendee') throw problem('moderation.not_over_them');
}

/** The longest ban that stands decides. */
export async function renewBan(
  tx: Tx,
  { eventId, personId }: Pick<MeasureRow, 'eventId' | 'personId'>,
  organisationId: number,
  now: Date,
): Promise<void> {
  const until = await findBanEnd(tx, organisationId, eventId, personId, now);
  await setBan(tx, { organisationId, eventId, personId }, until);
}
