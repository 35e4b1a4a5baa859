import '../styles/fields.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Role } from '@plenum/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/api-client.ts';

const peopleOptions = (q: string, role: Role | undefined) =>
  queryOptions({
    queryKey: ['person-search', q, role],
    queryFn: async ({ signal }) => {
      const query = { perPage: 10, ...(q && { q }), ...(role && { role }) };
      return (await call('GET /api/people', { query, signal })).people;
    },
    placeholderData: keepPreviousData,
  });

interface PersonSearchProps {
  label: string;
  value: number | null;
  /** Who is not to be found. */
  hidden: readonly number[];
  /** Only these; everyone where it is open. */
  role?: Role | undefined;
  error: string | undefined;
  onChange: (personId: number | null) => void;
}

/** Someone of the organisation, found on the server by name or address. */
export function PersonSearch({ label, value, hidden, role, error, onChange }: PersonSearchProps) {
  const t = useTranslations('kit.personSearch');
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), 200);
  const people = useQuery(peopleOptions(value === null ? sought : '', role)).data ?? [];
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const found = people
    .filter(({ id }) => !hidden.includes(id))
    .map(({ id, fullName, username, email }) => ({
      value: String(id),
      label: `${fullName || username} (${email})`,
    }));
  const isListed = found.some((one) => one.value === chosen?.value);
  const choices = chosen && !isListed && value !== null ? [chosen, ...found] : found;
  const pick = (id: string | null) => {
    setChosen(choices.find((one) => one.value === id));
    onChange(id === null ? null : Number(id));
  };
  return (
    <Select
      name="person"
      label={label}
      placeholder={t('find')}
      data={choices}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={t('nobody')}
      comboboxProps={{ withinPortal: false }}
      value={value === null ? null : String(value)}
      error={error}
      onChange={pick}
    />
  );
}
