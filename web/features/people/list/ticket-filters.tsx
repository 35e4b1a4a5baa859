import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { ticketsOptions } from '../people.api.ts';
import { bookeds, doors } from '../people.places.ts';

interface TicketFiltersProps {
  event: MyEvent;
  address: TableAddress;
}

/** What people hold of what the event sells, and whether they have come. */
export function TicketFilters({ event, address }: TicketFiltersProps) {
  const t = useTranslations('people.tickets');
  const words = useWords(event.languages);
  const { data: tickets = [] } = useQuery(ticketsOptions(event.id));
  return (
    <>
      {tickets.length > 0 && (
        <FilterSelect
          label={t('ticket')}
          value={address.filters['ticket']}
          choices={tickets.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
          onChange={(ticket) => address.change({ ticket })}
        />
      )}
      <FilterSelect
        label={t('booked')}
        value={address.filters['booked']}
        choices={bookeds.map((value) => ({ value, label: t(`states.${value}`) }))}
        onChange={(booked) => address.change({ booked })}
      />
      <FilterSelect
        label={t('door')}
        value={address.filters['door']}
        choices={doors.map((value) => ({ value, label: t(`doors.${value}`) }))}
        onChange={(door) => address.change({ door })}
      />
    </>
  );
}
