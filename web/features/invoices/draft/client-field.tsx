import '../../../ui/styles/fields.css';
import { Button, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Client } from '@plenum/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { client, clients } from '../invoices.live.ts';
import classes from './client-field.module.css';

interface ClientFieldProps {
  value: number | null;
  error?: string | undefined;
  onChange: (clientId: number | null) => void;
  /** Somebody who is not in the book yet. */
  onNew: () => void;
}

const mostFound = 20;
const calmMs = 200;

const clientName = ({ company, name }: Pick<Client, 'company' | 'name'>): string =>
  company ? `${company} · ${name}` : name;

/** Someone of the client book, found as one types. */
export function ClientField({ value, error, onChange, onNew }: ClientFieldProps) {
  const t = useTranslations('invoices.draft');
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim().slice(0, 200), calmMs);
  const chosen = useQuery({ ...client.options(value ?? 0), enabled: value !== null }).data;
  const isChosen = chosen !== undefined && chosen.id === value;
  const asked = isChosen && q === clientName(chosen) ? '' : q;
  const found = useQuery({
    ...clients.options({ ...(asked && { q: asked }), perPage: mostFound }),
    placeholderData: keepPreviousData,
  });
  const listed = found.data?.clients ?? [];
  const all = isChosen ? [chosen, ...listed.filter(({ id }) => id !== value)] : listed;
  return (
    <div className={classes.field}>
      <Select
        name="clientId"
        label={t('client')}
        placeholder={t('chooseClient')}
        autoComplete="off"
        data={all.map((one) => ({ value: String(one.id), label: clientName(one) }))}
        // The server has found them already, by more than is shown.
        filter={({ options }) => options}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('noClient') }}
        nothingFoundMessage={t('nobodyFound')}
        value={isChosen ? String(value) : null}
        searchValue={search}
        error={error}
        onSearchChange={setSearch}
        onChange={(id) => onChange(id === null ? null : Number(id))}
      />
      <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={onNew}>
        {t('newClient')}
      </Button>
    </div>
  );
}
