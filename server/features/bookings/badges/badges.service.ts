import type { BadgeLayoutUpdate, BadgeSample, BadgeSetup } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { findQuestions, findTickets } from '../../tickets/index.ts';
import { findAtDoor } from '../door/door.queries.ts';
import { proposedLayout, refuseWrongLayout, standsOnBadge } from './badges.layout.ts';
import { findBadges, findLayout, findLongestName, writeLayout } from './badges.queries.ts';

const mostSamples = 19;

export const readBadges = async ({ db }: Work, person: Person, eventId: number) =>
  setupOf(db, await requireEvent(db, person, eventId));

async function setupOf(db: Db, event: EventRow): Promise<BadgeSetup> {
  const { organisationId, id, logo } = event;
  const [row, tickets, asked, samples] = await Promise.all([
    findLayout(db, organisationId, id),
    findTickets(db, organisationId, id),
    findQuestions(db, organisationId, id),
    samplesOf(db, organisationId, id),
  ]);
  const questions = asked.filter(standsOnBadge);
  return {
    layout: row?.layout ?? proposedLayout(questions),
    version: row?.version ?? 0,
    hasLogo: logo !== null,
    tickets: tickets
      .filter(({ kind }) => kind === 'ticket')
      .map((ticket) => ({ id: ticket.id, name: ticket.name })),
    questions: questions.map((question) => ({ id: question.id, label: question.label })),
    samples,
  };
}

/** Where the longest name fits, all do. */
async function samplesOf(db: Db, organisationId: number, eventId: number): Promise<BadgeSample[]> {
  const scope = { organisationId, eventId, list: null };
  const longest = await findLongestName(db, organisationId, eventId);
  const byName = await findAtDoor(db, scope, { q: '', after: null, limit: mostSamples });
  const ids = [...new Set([...(longest ? [longest.id] : []), ...byName.map(({ id }) => id)])];
  const rows = await findBadges(db, organisationId, eventId, ids);
  return ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .map(({ id: placeId, fullName, ticket }) => ({ placeId, fullName, ticket }));
}

export const saveBadges = (
  work: Work,
  person: Person,
  eventId: number,
  update: BadgeLayoutUpdate,
) =>
  work.transaction(async (tx): Promise<BadgeSetup> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const { version, ...layout } = update;
    const before = await findLayout(tx, organisationId, eventId);
    if (version !== (before?.version ?? 0)) throw problem('bookings.badges.changed_meanwhile');
    refuseWrongLayout(layout, {
      tickets: await findTickets(tx, organisationId, eventId),
      questions: await findQuestions(tx, organisationId, eventId),
      before: before?.layout,
    });
    await writeLayout(tx, organisationId, eventId, layout);
    const deed = { action: 'bookings.badges_changed', subject: event.name } as const;
    await record(tx, person, { ...deed, before: before?.layout, after: layout });
    tx.tell('bookings.badges_changed', { eventId }, [adminsOf(organisationId)]);
    return setupOf(tx, event);
  });
