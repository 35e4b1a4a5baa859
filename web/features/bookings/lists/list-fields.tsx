import '../../../ui/styles/fields.css';
import '../../../ui/styles/settings.css';
import { Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import type { EntryChoices, EntryListInput, MyEvent } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import classes from './lists-screen.module.css';

interface ListFieldsProps {
  form: Fields<EntryListInput>;
  event: MyEvent;
  choices: EntryChoices;
}

/** What it is called, whom it lets in, and when. */
export function ListFields({ form, event, choices }: ListFieldsProps) {
  const t = useTranslations('bookings.lists');
  const words = useWords(event.languages);
  const { values, errors, set } = form;
  return (
    <>
      <TextInput
        label={t('fields.name')}
        description={t('nameHint')}
        maxLength={120}
        dir="auto"
        {...form.text('name')}
      />
      <TicketChoice form={form} event={event} choices={choices} />
      <NativeSelect
        name="sessionId"
        label={t('fields.sessionId')}
        description={t('sessionHint')}
        data={[
          { value: '', label: t('noSession') },
          ...choices.sessions.map(({ id, title }) => ({ value: `${id}`, label: words(title) })),
        ]}
        value={values.sessionId === null ? '' : `${values.sessionId}`}
        onChange={({ currentTarget }) => set('sessionId', Number(currentTarget.value) || null)}
      />
      {(['opensAt', 'closesAt'] as const).map((name) => (
        <DateTimeField
          key={name}
          name={name}
          label={t(`fields.${name}`)}
          zone={event.timeZone}
          value={values[name] ?? ''}
          error={errors[name]}
          onChange={(instant) => set(name, instant || null)}
        />
      ))}
      <Switch
        label={t('fields.mayReturn')}
        description={t('mayReturnHint')}
        {...form.flag('mayReturn')}
      />
    </>
  );
}

function TicketChoice({ form: { values, set }, event, choices }: ListFieldsProps) {
  const t = useTranslations('bookings.lists');
  const words = useWords(event.languages);
  return (
    <fieldset className={classes.tickets}>
      <legend>{t('fields.ticketIds')}</legend>
      <p className={classes.hint}>{t('ticketsHint')}</p>
      {choices.tickets.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={words(name)}
          checked={values.ticketIds.includes(id)}
          onChange={({ currentTarget }) =>
            set(
              'ticketIds',
              currentTarget.checked
                ? [...values.ticketIds, id]
                : values.ticketIds.filter((one) => one !== id),
            )
          }
        />
      ))}
    </fieldset>
  );
}
