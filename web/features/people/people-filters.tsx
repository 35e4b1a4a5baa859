import { useTranslations } from 'use-intl';
import { FilterSelect } from '../../ui/table/filter-select.tsx';
import type { TableAddress } from '../../ui/table/use-table-address.ts';
import { type PeoplePlace, roles, states } from './people.places.ts';
import { SavedViews } from './saved-views.tsx';

interface PeopleFiltersProps {
  place: PeoplePlace;
  address: TableAddress;
}

export function PeopleFilters({ place, address }: PeopleFiltersProps) {
  const t = useTranslations('people');
  return (
    <>
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
      {place !== 'list' && <SavedViews place={place} address={address} />}
    </>
  );
}
