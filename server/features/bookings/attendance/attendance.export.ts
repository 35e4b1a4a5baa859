import type { DoorFilter, Download } from '@plenum/contract';
import { wallTime } from '../../../platform/clock/wall-time.ts';
import { csvFile } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { type DoorPage, type DoorRow, findAtDoor } from '../door/door.queries.ts';
import type { DoorScope } from '../door/door.scope.ts';
import { scopeOf } from '../door/door.service.ts';

const head = ['Name', 'Email', 'Ticket', 'Booking', 'Came', 'In since'];
const atOnce = 200;

/** A line for each who is expected, by name. */
export async function exportAttendance(
  work: Work,
  person: Person,
  eventId: number,
  { listId, q = '', ...filter }: DoorFilter,
): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const scope = await scopeOf(work.db, event, listId);
  const subject = scope.list?.name ?? event.name;
  await record(work.db, person, { action: 'bookings.attendance_exported', subject, after: filter });
  const { day } = wallTime(work.clock.now(), event.timeZone);
  const page = { ...filter, q: q.trim(), after: null, limit: atOnce };
  return {
    name: `attendance-${day}.csv`,
    content: csvFile(head, pagesOf(work, event, scope, page)),
  };
}

async function* pagesOf({ db }: Work, event: EventRow, scope: DoorScope, page: DoorPage) {
  for (let after: number | null | undefined = null; after !== undefined;) {
    const rows: DoorRow[] = await findAtDoor(db, scope, { ...page, after });
    yield rows.map((row) => cellsOf(row, event));
    after = rows.length < atOnce ? undefined : rows.at(-1)?.id;
  }
}

function cellsOf(row: DoorRow, { languages, timeZone }: EventRow): string[] {
  const timeOf = (at: Date | null): string => {
    if (!at) return '';
    const { day, time } = wallTime(at, timeZone);
    return `${day} ${time}`;
  };
  const { fullName, email, ticket, reference, cameAt, checkedInAt } = row;
  return [
    fullName,
    email,
    wordsIn(ticket, languages),
    reference,
    timeOf(cameAt),
    timeOf(checkedInAt),
  ];
}
