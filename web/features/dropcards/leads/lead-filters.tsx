import type { Booth } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import { leastRatings } from '../dropcards.places.ts';
import type { LeadsAddress } from './use-leads-address.ts';

interface LeadFiltersProps {
  address: LeadsAddress['address'];
  staff: Booth['staff'];
  /** All that the booth uses. */
  tags: readonly string[];
  onNarrow: LeadsAddress['narrow'];
}

export function LeadFilters({ address, staff, tags, onNarrow }: LeadFiltersProps) {
  const t = useTranslations('dropcards.leads');
  const { rating, tag, assignee } = address.filters;
  const isUnknown = tag !== undefined && !tags.includes(tag);
  return (
    <>
      <FilterSelect
        label={t('rating')}
        value={rating}
        choices={leastRatings.map((value) => ({
          value,
          label: t('atLeast', { count: Number(value) }),
        }))}
        onChange={(value) => address.change({ rating: value })}
      />
      {(tags.length > 0 || isUnknown) && (
        <FilterSelect
          label={t('tag')}
          value={tag}
          choices={[...tags, ...(isUnknown ? [tag] : [])].map((value) => ({ value, label: value }))}
          onChange={(value) => onNarrow({ tag: value })}
        />
      )}
      <FilterSelect
        label={t('assignee')}
        value={assignee}
        choices={[
          { value: '0', label: t('nobody') },
          ...staff.map(({ personId, fullName }) => ({ value: String(personId), label: fullName })),
        ]}
        onChange={(value) => onNarrow({ assignee: value })}
      />
    </>
  );
}
