import { randomUUID } from 'node:crypto';
import type { Booking, EntryListInput } from '@plenum/contract';
import { addList, checkIn } from '../../../features/bookings/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import type { Days } from '../days.ts';
import { aid, dinner, full, group, type Plan, square, student } from './plans.ts';

export interface DoorList {
  id: number;
  /** Of what is offered: what lets in. */
  things: readonly number[];
  opensAt: string;
  closesAt: string;
}

const onSite = [full, student, group];

type Listed = Omit<DoorList, 'id'> & Pick<EntryListInput, 'name' | 'mayReturn'>;

const listsOf = ({ at }: Days): Listed[] => [
  ...[1, 2, 3].map((day) => ({
    name: `Day ${day}`,
    things: onSite,
    opensAt: at(day, '00:00'),
    closesAt: at(day + 1, '00:00'),
    mayReturn: true,
  })),
  {
    name: 'Workshop: the square',
    things: [square],
    opensAt: at(1, '00:00'),
    closesAt: at(2, '00:00'),
    mayReturn: false,
  },
  {
    name: 'Workshop: first aid',
    things: [aid],
    opensAt: at(2, '00:00'),
    closesAt: at(3, '00:00'),
    mayReturn: false,
  },
  {
    name: 'Dinner by the harbour',
    things: [dinner],
    opensAt: at(2, '18:30'),
    closesAt: at(3, '00:00'),
    mayReturn: false,
  },
];

interface Where {
  organiser: Person;
  eventId: number;
  ticketIds: readonly number[];
  days: Days;
}

export async function addDoorLists(
  work: Work,
  { organiser, eventId, ticketIds, days }: Where,
): Promise<DoorList[]> {
  const made: DoorList[] = [];
  for (const { things, ...list } of listsOf(days)) {
    const input = {
      ...list,
      sessionId: null,
      ticketIds: things.flatMap((thing) => ticketIds[thing] ?? []),
    };
    const { id } = await addList(work, organiser, eventId, input);
    made.push({ id, things, opensAt: list.opensAt, closesAt: list.closesAt });
  }
  return made;
}

interface Door extends Pick<Where, 'organiser' | 'eventId'> {
  lists: readonly DoorList[];
}

/** Whoever of them has what a list lets in goes by it, where it is open then. */
export async function goByLists(
  then: Work,
  { organiser, eventId, lists }: Door,
  { things }: Plan,
  people: Booking['people'],
): Promise<void> {
  const now = then.clock.now().toISOString();
  const guests = people.filter(({ kind }) => kind === 'ticket');
  for (const { id: listId, things: lets, opensAt, closesAt } of lists) {
    if (now < opensAt || now >= closesAt) continue;
    const [, count = 0] = things.find(([thing]) => lets.includes(thing)) ?? [];
    for (const { id: placeId } of guests.slice(0, count)) {
      const door = placeId % 3 === 0 ? 'Garden door' : 'Main door';
      await checkIn(then, organiser, eventId, { key: randomUUID(), placeId, listId, door });
    }
  }
}
