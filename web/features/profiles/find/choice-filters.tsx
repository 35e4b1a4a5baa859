import '../../../ui/styles/fields.css';
import { Select } from '@mantine/core';
import type { DirectoryChoices } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import bar from '../../../ui/field/filter-bar.module.css';
import { choicesOptions } from '../profiles.api.ts';
import type { PeopleAddress } from './use-people-address.ts';
import { useCountryName } from '../use-country-name.ts';

type Choices = DirectoryChoices['companies'];
const none: Choices = [];

/** What an address asks for stays a choice, even where nobody shows it any more. */
const withChosen = (choices: Choices, chosen: string | undefined): Choices =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, people: 0 }, ...choices];

interface ChoiceFiltersProps {
  eventId: number;
  address: PeopleAddress;
}

/** Of what people show me, with how many show it. */
export function ChoiceFilters({ eventId, address: { search, change } }: ChoiceFiltersProps) {
  const t = useTranslations('profiles.directory');
  const countryName = useCountryName();
  const { data } = useQuery(choicesOptions(eventId));
  const filters = [
    { name: 'company', choices: data?.companies, label: (value: string) => value },
    { name: 'country', choices: data?.countries, label: countryName },
    { name: 'interest', choices: data?.interests, label: (value: string) => value },
  ] as const;
  return filters.map(({ name, choices = none, label }) => (
    <Select
      key={name}
      className={bar.choice}
      aria-label={t(`by.${name}`)}
      placeholder={t(`by.${name}`)}
      data={withChosen(choices, search[name]).map(({ value, people }) => ({
        value,
        label: t('choice', { value: label(value), people }),
      }))}
      limit={100}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('byClear', { filter: t(`by.${name}`) }) }}
      nothingFoundMessage={t('noChoice')}
      data-active={search[name] !== undefined || undefined}
      value={search[name] ?? null}
      onChange={(value) => change({ [name]: value ?? undefined })}
    />
  ));
}
