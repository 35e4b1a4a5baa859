import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { LetterInput, MyEvent } from '@plenum/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { LetterWords } from './letter-words.tsx';
import classes from './letters.module.css';
import { filterOf, type LetterPart, partOf, readyParts, searchOf } from './letters.values.ts';

/** What can be booked, by what it is called. */
export interface Thing {
  id: number;
  name: string;
}

interface LetterFieldsProps {
  form: Fields<LetterInput>;
  event: MyEvent;
  things: readonly Thing[];
}

/** For whom, and what. */
export function LetterFields(props: LetterFieldsProps) {
  const { form } = props;
  const t = useTranslations('booking-letters');
  return (
    <>
      <PartChoice {...props} />
      <div>
        <ChoiceCards
          label={t('fields.to')}
          value={form.values.to}
          choices={(['bookers', 'people'] as const).map((value) => ({
            value,
            label: t(`to.${value}`),
          }))}
          onChoose={(to) => form.set('to', to)}
        />
        <p className={classes.hint}>{t('toHint')}</p>
      </div>
      <LetterWords {...props} />
    </>
  );
}

function PartChoice({ form: { values, set }, things }: LetterFieldsProps) {
  const t = useTranslations('booking-letters');
  const part = partOf(values.filter);
  const [custom, setCustom] = useState(values.filter);
  const choices = [
    ...readyParts.map((value) => ({ value: value as string, label: t(`parts.${value}`) })),
    ...things.map(({ id, name }) => ({ value: `has ${id}`, label: t('parts.has', { name }) })),
  ];
  const isOther = !choices.some(({ value }) => value === part);
  const hasOther = isOther || partOf(custom) === 'custom';
  const choose = (next: LetterPart) => {
    if (part === 'custom') setCustom(values.filter);
    set('filter', filterOf(next, custom));
  };
  return (
    <div>
      <NativeSelect
        name="filter"
        label={t('fields.filter')}
        value={isOther ? 'custom' : part}
        data={[...choices, ...(hasOther ? [{ value: 'custom', label: t('parts.custom') }] : [])]}
        onChange={({ currentTarget }) => choose(currentTarget.value as LetterPart)}
      />
      <p className={classes.hint}>
        <Link to="/bookings" search={searchOf(values.filter)}>
          {t('see')}
        </Link>{' '}
        {t('chooseInList')}
      </p>
    </div>
  );
}
