import '../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './audit-filters.module.css';
import { peopleOptions, personOptions } from './audit.api.ts';

interface PersonFilterProps {
  personId: string | null;
  onChange: (personId: string | null) => void;
}

interface Choice {
  id: number;
  fullName: string;
  username: string;
}

const choiceOf = ({ id, fullName, username }: Choice) => ({
  value: String(id),
  label: fullName || username,
});

/** Whoever did something and has left since is still looked for by number. */
export function PersonFilter({ personId, onChange }: PersonFilterProps) {
  const t = useTranslations('audit');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 200);
  const chosen = useQuery({
    ...personOptions(Number(personId)),
    enabled: personId !== null,
    retry: false,
  }).data;
  const own = chosen ? [choiceOf(chosen)] : [];
  // The field holds the chosen name: that is no search for it.
  const found = useQuery(peopleOptions(q === own[0]?.label ? '' : q)).data ?? [];
  const choices = found.map(choiceOf).filter(({ value }) => value !== personId);
  const unknown =
    personId && !chosen ? [{ value: personId, label: t('someone', { personId }) }] : [];
  return (
    <Select
      className={classes.wide ?? ''}
      label={t('person')}
      placeholder={t('anyPerson')}
      data={[...own, ...unknown, ...choices]}
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clearPerson') }}
      nothingFoundMessage={t('noPerson')}
      comboboxProps={{ withinPortal: false }}
      value={personId}
      onChange={onChange}
      onSearchChange={setTyped}
    />
  );
}
