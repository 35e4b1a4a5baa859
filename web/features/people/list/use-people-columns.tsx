import type { HeldTicket, PersonLine } from '@plenum/contract';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { Day } from '../../../ui/time/day.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import type { PeoplePlace } from '../people.places.ts';
import { PersonCell } from './person-cell.tsx';
import { PersonState } from '../person-state.tsx';
import { TicketCell } from './ticket-cell.tsx';

const noTickets: readonly HeldTicket[] = [];

/** With what they hold of the event, where the list is about one. */
export function usePeopleColumns(
  place: PeoplePlace,
  held: readonly HeldTicket[] = noTickets,
): TableColumn<PersonLine>[] {
  const t = useTranslations('people');
  return useMemo(() => {
    const tickets = new Map(held.map((one) => [one.personId, one]));
    const ticket: TableColumn<PersonLine> = {
      id: 'ticket',
      label: t('columns.ticket'),
      cell: ({ id }) => <TicketCell held={tickets.get(id)} />,
    };
    return [
      {
        id: 'name',
        label: t('columns.name'),
        isSortable: true,
        cell: (person) => <PersonCell person={person} />,
      },
      {
        id: 'company',
        label: t('columns.company'),
        isSortable: true,
        cell: ({ company }) => company || <span aria-hidden>{'–'}</span>,
      },
      {
        id: 'role',
        label: t('columns.role'),
        // Where all have the same one it says nothing.
        isHiddenAtFirst: place !== 'list',
        cell: ({ role }) => t(`roles.${role}`),
      },
      {
        id: 'state',
        label: t('columns.state'),
        cell: (person) => <PersonState person={person} />,
      },
      ...(place === 'conference' ? [ticket] : []),
      {
        id: 'joined',
        label: t('columns.joined'),
        isSortable: true,
        startsDown: true,
        cell: ({ joinedAt }) => <Day at={joinedAt} />,
      },
      {
        id: 'seen',
        label: t('columns.seen'),
        isSortable: true,
        startsDown: true,
        cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime at={lastSeenAt} /> : t('neverSeen')),
      },
    ];
  }, [t, place, held]);
}
