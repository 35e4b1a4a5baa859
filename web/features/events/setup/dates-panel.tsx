import '../../../ui/styles/fields.css';
import type { EventSetup } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/field/date-field.tsx';
import { TimeZoneField } from '../../../ui/field/time-zone-field.tsx';
import { daysOf, faultOfDays } from '../events.days.ts';
import { SetupForm } from './setup-form.tsx';
import classes from './setup-form.module.css';
import { useSetupForm } from './use-setup-form.ts';

const valuesOf = ({ startsOn, endsOn, timeZone }: EventSetup) => ({ startsOn, endsOn, timeZone });

export function DatesPanel({ setup }: { setup: EventSetup }) {
  const t = useTranslations('events.dates');
  const form = useSetupForm({
    setup,
    valuesOf,
    explain: ({ field }) => (field === 'timeZone' ? undefined : t('dayMissing')),
    refuse: (values) => {
      const fault = faultOfDays(values);
      return fault ? { endsOn: t(fault) } : {};
    },
  });
  const { values } = form;
  return (
    <SetupForm form={form}>
      <div className={classes.pair}>
        <DateField label={t('startsOn')} {...form.field('startsOn')} />
        <DateField label={t('endsOn')} {...form.field('endsOn')} />
      </div>
      {!faultOfDays(values) && (
        <p className={classes.hint}>{t('length', { count: daysOf(values) })}</p>
      )}
      <TimeZoneField label={t('timeZone')} {...form.field('timeZone')} />
      <p className={classes.hint}>{t('zoneHint')}</p>
    </SetupForm>
  );
}
