import type { EntryList, EntryListInput, EntryLists, EntryListUpdate } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { adminsOf } from '../../../platform/sockets/rooms.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findTitles } from '../../agenda/index.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { findTickets, isPackage } from '../../tickets/index.ts';
import { lockedList } from './lists.access.ts';
import { deleteList, findFigures, findLists, insertList, updateList } from './lists.queries.ts';
import type { ListRow } from './lists.rows.ts';
import { addedUp, listView } from './lists.view.ts';

const most = 50;

export const tellList = (tx: Tx, organisationId: number, { eventId, id }: ListRow) =>
  tx.tell('bookings.list_changed', { eventId, listId: id }, [adminsOf(organisationId)]);

export async function readLists(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<EntryLists> {
  const { organisationId } = await requireEvent(db, person, eventId);
  const lists = await findLists(db, organisationId, eventId);
  const figures = await findFigures(db, organisationId, eventId, null);
  const tickets = await findTickets(db, organisationId, eventId);
  const sessions = await findTitles(db, organisationId, eventId);
  return {
    lists: lists.map((list) => ({
      ...listView(list),
      ...addedUp(figures.filter(({ listId }) => listId === list.id)),
    })),
    tickets: tickets
      .filter((ticket) => !isPackage(ticket))
      .map(({ id, name, kind }) => ({ id, name, kind })),
    sessions: sessions.map(({ id, title, startsAt }) => ({
      id,
      title,
      startsAt: startsAt?.toISOString() ?? null,
    })),
  };
}

/** What is of another event is missing, as any stranger's is. */
async function refuseWrong(
  tx: Tx,
  { organisationId, id: eventId }: EventRow,
  { opensAt, closesAt, ticketIds, sessionId }: EntryListInput,
  known?: ListRow,
): Promise<void> {
  if (opensAt !== null && closesAt !== null && Date.parse(closesAt) <= Date.parse(opensAt)) {
    throw problem('bookings.list_ends_first');
  }
  const tickets = new Set((await findTickets(tx, organisationId, eventId)).map(({ id }) => id));
  if (ticketIds.some((id) => !tickets.has(id) && !known?.ticketIds.includes(id))) {
    throw problem('not_found');
  }
  if (sessionId === null || sessionId === known?.sessionId) return;
  const sessions = await findTitles(tx, organisationId, eventId);
  if (!sessions.some(({ id }) => id === sessionId)) throw problem('not_found');
}

const tidy = <T extends EntryListInput>(input: T): T => ({ ...input, name: input.name.trim() });

export const addList = (work: Work, person: Person, eventId: number, input: EntryListInput) =>
  work.transaction(async (tx): Promise<EntryList> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    await refuseWrong(tx, event, input);
    if ((await findLists(tx, organisationId, eventId)).length >= most) {
      throw problem('bookings.too_many_lists');
    }
    const list = await insertList(tx, organisationId, eventId, tidy(input));
    if (!list) throw new Error('The list was not written.');
    const deed = { action: 'bookings.list_added', subjectId: list.id, subject: list.name } as const;
    await record(tx, person, { ...deed, after: input });
    tellList(tx, organisationId, list);
    return listView(list);
  });

export const changeList = (work: Work, person: Person, id: number, update: EntryListUpdate) =>
  work.transaction(async (tx): Promise<EntryList> => {
    const { list: before, event } = await lockedList(tx, person, id);
    const { version, ...input } = update;
    if (version !== before.version) throw problem('bookings.lists.changed_meanwhile');
    await refuseWrong(tx, event, input, before);
    const list = await updateList(tx, event.organisationId, id, tidy(input));
    if (!list) throw problem('not_found');
    const deed = { action: 'bookings.list_changed', subjectId: id, subject: list.name } as const;
    await record(tx, person, { ...deed, before: listView(before), after: input });
    tellList(tx, event.organisationId, list);
    return listView(list);
  });

export const removeList = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { list, event } = await lockedList(tx, person, id);
    await deleteList(tx, event.organisationId, id);
    const deed = { action: 'bookings.list_removed', subjectId: id, subject: list.name } as const;
    await record(tx, person, { ...deed, before: listView(list) });
    tellList(tx, event.organisationId, list);
  });
