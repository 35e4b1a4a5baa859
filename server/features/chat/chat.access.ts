import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents, type EventRow, requireMyEvent } from '../events/index.ts';
import { sessionsIModerate } from '../speakers/index.ts';
import type { ListedRow, SeenRow } from './chat.rows.ts';
import { findListed, findSeen } from './lines/lines.seen.queries.ts';

const canReadChannel = (person: Person, row: SeenRow): boolean =>
  canRunEvents(person) || (row.isInEvent && (row.isShown || row.isStaff));

const canBeIn = (person: Person, row: SeenRow): boolean => canRunEvents(person) || row.isInEvent;

export function canRead(person: Person, row: SeenRow): boolean {
  switch (row.kind) {
    case 'direct':
      return row.standing !== null && row.standing !== 'left';
    case 'group':
      return row.standing === 'member' || row.standing === 'invited';
    case 'channel':
      return canReadChannel(person, row);
    case 'help':
      return canRunEvents(person) || (row.askerId === person.id && row.isInEvent);
    case 'booth':
      return canBeIn(person, row) && (row.isStaff || (row.askerId === person.id && row.isShown));
  }
}

/** In a channel: who runs or moderates its event, chairs its session or works at its booth. */
export const canModerate = (person: Person, row: SeenRow): boolean =>
  row.kind === 'channel' && (canRunEvents(person) || row.isModerator || row.isStaff);

/** Whoever may not read it cannot tell it from one that is not there. */
export async function requireConversation(db: Db, person: Person, id: number): Promise<SeenRow> {
  return allowed(db, person, await findSeen(db, person, id));
}

/** The same, with what a list tells of it. */
export async function requireListed(db: Db, person: Person, id: number): Promise<ListedRow> {
  const [row] = await findListed(db, person, sql`and c.id = ${id}`);
  return allowed(db, person, row);
}

async function allowed<R extends SeenRow>(
  db: Db,
  person: Person,
  row: R | null | undefined,
): Promise<R> {
  if (!row || !canRead(person, row)) throw problem('not_found');
  return withChair(db, person, row);
}

/** For who takes part, while chat is switched on there; who runs it reads on. */
export async function requireTalkingEvent(db: Db, person: Person, id: number): Promise<EventRow> {
  const event = await requireMyEvent(db, person, id);
  if (!canRunEvents(person) && !event.modules.includes('chat')) throw problem('not_found');
  return event;
}

/** Who chairs a session moderates its channel. */
async function withChair<R extends SeenRow>(db: Db, person: Person, row: R): Promise<R> {
  if (row.about !== 'session' || row.eventId === null || row.isModerator) return row;
  if (!row.isInEvent || canRunEvents(person)) return row;
  const chaired = await sessionsIModerate(db, person, row.eventId);
  return { ...row, isModerator: chaired.includes(row.subjectId ?? 0) };
}
