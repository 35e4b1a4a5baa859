import '../../ui/styles/fields.css';
import { Button, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/field/date-field.tsx';
import classes from './audit-filters.module.css';
import { deeds, groups } from '@plenum/contract/features/audit/audit.deeds.schema.ts';
import type { AuditSearch } from './audit.places.ts';
import { PersonFilter } from './person-filter.tsx';

interface AuditFiltersProps {
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** What is empty says nothing in the address. */
const given = (search: { [K in keyof AuditSearch]: string | null }): AuditSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value));

export function AuditFilters({ search, onSearch }: AuditFiltersProps) {
  const t = useTranslations('audit');
  const change = (part: { [K in keyof AuditSearch]: string | null }) =>
    onSearch(given({ ...search, ...part }));
  const actions = groups.map((group) => ({
    group: t(`groups.${group}`),
    items: [
      { value: group, label: t(`everything.${group}`) },
      ...deeds
        .filter((deed) => deed.startsWith(`${group}.`))
        .map((deed) => ({ value: deed, label: t(`actions.${deed}`) })),
    ],
  }));
  return (
    <search className={classes.filters} aria-label={t('filters')}>
      <PersonFilter personId={search.person ?? null} onChange={(person) => change({ person })} />
      <Select
        className={classes.wide ?? ''}
        label={t('action')}
        placeholder={t('anyAction')}
        data={actions}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('clearAction') }}
        nothingFoundMessage={t('noAction')}
        maxDropdownHeight={320}
        comboboxProps={{ withinPortal: false }}
        value={search.action ?? null}
        onChange={(action) => change({ action })}
      />
      <DateField
        label={t('from')}
        name="from"
        isShort
        value={search.from ?? ''}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={t('to')}
        name="to"
        isShort
        value={search.to ?? ''}
        onChange={(to) => change({ to })}
      />
      {Object.keys(search).length > 0 && (
        <Button variant="subtle" onClick={() => onSearch({})}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}
