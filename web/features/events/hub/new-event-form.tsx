import '../../../ui/styles/fields.css';
import { Button, TextInput } from '@mantine/core';
import type { EventSetup, NewEvent } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { chooseEvent, myEventsOptions } from '../../../platform/current-event.ts';
import { language } from '../../../platform/i18n/language.ts';
import { zoneHere } from '../../../platform/i18n/time-zone.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { useContractForm } from '../../../ui/form/use-contract-form.ts';
import { LanguageOrder } from '../../../ui/language-order/language-order.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TimeZoneField } from '../../../ui/field/time-zone-field.tsx';
import { createEvent } from '../events.api.ts';
import { faultOfDays, usualDays, zoneOfNew } from '../events.days.ts';
import { walkedEvent } from '../steps/steps.walk.ts';
import classes from '../setup/setup-form.module.css';

interface NewEventFormProps {
  onDone: (setup: EventSetup) => void;
}

const loadSchema = () => import('../events.forms.ts').then((forms) => forms.NewEventSchema);

function useNewEvent(onDone: NewEventFormProps['onDone']) {
  const t = useTranslations('events.dates');
  const client = useQueryClient();
  const organisation = useOrganisation();
  const [initial] = useState<NewEvent>(() => ({
    name: '',
    ...usualDays(Date.now()),
    timeZone: zoneOfNew(organisation?.timeZone, zoneHere),
    languages: organisation?.languages ?? [language.get()],
  }));
  return useContractForm({
    initial,
    loadSchema,
    explain: ({ field }) => (/^(?:starts|ends)On$/.test(field) ? t('dayMissing') : undefined),
    send: async (values) => {
      const fault = faultOfDays(values);
      if (fault) return { endsOn: t(fault) };
      const setup = await createEvent({ ...values, name: values.name.trim() });
      chooseEvent(setup.id);
      walkedEvent.set(setup.id);
      await client.invalidateQueries({ queryKey: myEventsOptions().queryKey });
      onDone(setup);
      return {};
    },
  });
}

/** The least there is to an event; everything has a sensible start and can be changed later. */
export function NewEventForm({ onDone }: NewEventFormProps) {
  const t = useTranslations('events');
  const problemText = useProblemText();
  const form = useNewEvent(onDone);
  const { values, errors, set } = form;
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.problem !== undefined && <Notice tone="danger">{problemText(form.problem)}</Notice>}
      <TextInput
        name="name"
        label={t('basics.name')}
        placeholder={t('create.example')}
        maxLength={120}
        data-autofocus
        value={values.name}
        error={errors['name']}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <div className={classes.pair}>
        <DateField
          name="startsOn"
          label={t('dates.startsOn')}
          isShort
          value={values.startsOn}
          error={errors['startsOn']}
          onChange={(day) => set('startsOn', day)}
        />
        <DateField
          name="endsOn"
          label={t('dates.endsOn')}
          isShort
          value={values.endsOn}
          error={errors['endsOn']}
          onChange={(day) => set('endsOn', day)}
        />
      </div>
      <TimeZoneField
        name="timeZone"
        label={t('dates.timeZone')}
        value={values.timeZone}
        error={errors['timeZone']}
        onChange={(timeZone) => set('timeZone', timeZone)}
      />
      <LanguageOrder
        label={t('languages.label')}
        hint={t('languages.hint')}
        value={values.languages}
        error={errors['languages']}
        onChange={(languages) => set('languages', languages)}
      />
      <div className={classes.foot}>
        <Button type="submit" loading={form.busy}>
          {t('create.go')}
        </Button>
        <span className={classes.hint}>{t('create.hint')}</span>
      </div>
    </form>
  );
}
