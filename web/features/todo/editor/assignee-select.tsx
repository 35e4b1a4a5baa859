import '../../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Assignee } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './assignee-select.module.css';
import { type AssigneeChoice, assigneesOptions } from '../todo.api.ts';

interface AssigneeSelectProps {
  value: Assignee;
  error: string | undefined;
  onChange: (assignee: Assignee) => void;
}

const nobody: Assignee = { id: null, fullName: '' };
/** Old clients assign by name only; such a name stays a choice of its own. */
const keyOf = ({ id, fullName }: Assignee) => (id ? String(id) : fullName && `name:${fullName}`);

export function AssigneeSelect({ value, error, onChange }: AssigneeSelectProps) {
  const t = useTranslations('todo');
  const [typed, setTyped] = useState('');
  // What stands in the field is the chosen name until something else is typed.
  const [sought] = useDebouncedValue(typed === value.fullName ? '' : typed.trim(), 150);
  const { data } = useQuery(assigneesOptions(sought));
  const people: readonly AssigneeChoice[] = data ?? [];
  const isListed = people.some(({ id }) => id === value.id);
  const current: Assignee[] = value.fullName && !isListed ? [value] : [];
  const choices = [...people, ...current];
  const pick = (key: string | null) =>
    onChange(choices.find((choice) => keyOf(choice) === key) ?? nobody);
  return (
    <Select
      name="assignee"
      label={t('assignee')}
      placeholder={t('nobody')}
      data={choices.map((choice) => ({ value: keyOf(choice), label: choice.fullName }))}
      value={keyOf(value) || null}
      error={error}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      comboboxProps={{ withinPortal: false }}
      clearable
      clearButtonProps={{ 'aria-label': t('assigneeClear') }}
      nothingFoundMessage={t('nobodyFound')}
      leftSection={
        value.fullName && <PersonPicture name={value.fullName} picture={value.avatar} size={24} />
      }
      onChange={pick}
    />
  );
}
