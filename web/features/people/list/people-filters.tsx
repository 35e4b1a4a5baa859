import type { MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DaySpan } from '../../../ui/table/day-span.tsx';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { EventFilter } from './event-filter.tsx';
import { attendances, cames, consents, type PeoplePlace, roles, states } from '../people.places.ts';
import { SavedViews } from './saved-views.tsx';
import { TicketFilters } from './ticket-filters.tsx';

interface PeopleFiltersProps {
  place: PeoplePlace;
  address: TableAddress;
  event: MyEvent | null;
}

export function PeopleFilters({ place, address, event }: PeopleFiltersProps) {
  const t = useTranslations('people');
  return (
    <>
      {event && <EventFilter event={event} address={address} />}
      {place === 'list' && (
        <FilterSelect
          label={t('columns.role')}
          value={address.filters['role']}
          choices={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          onChange={(role) => address.change({ role })}
        />
      )}
      <FilterSelect
        label={t('columns.state')}
        value={address.filters['state']}
        choices={states.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        onChange={(state) => address.change({ state })}
      />
      {place === 'conference' && (
        <>
          <FilterSelect
            label={t('attendance.label')}
            value={address.filters['attendance']}
            choices={attendances.map((value) => ({ value, label: t(`attendance.names.${value}`) }))}
            onChange={(attendance) => address.change({ attendance })}
          />
          <FilterSelect
            label={t('came.label')}
            value={address.filters['came']}
            choices={cames.map((value) => ({ value, label: t(`came.names.${value}`) }))}
            onChange={(came) => address.change({ came })}
          />
          <FilterSelect
            label={t('consent.label')}
            value={address.filters['consent']}
            choices={consents.map((value) => ({ value, label: t(`consent.names.${value}`) }))}
            onChange={(consent) => address.change({ consent })}
          />
          {event && address.filters['event'] !== 'all' && (
            <TicketFilters event={event} address={address} />
          )}
        </>
      )}
      <DaySpan label={t('came.label')} address={address} />
      <SavedViews place={place} address={address} />
    </>
  );
}
