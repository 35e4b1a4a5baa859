import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { DateField } from '../../../ui/field/date-field.tsx';
import { TimeZoneField } from '../../../ui/field/time-zone-field.tsx';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { withStart } from './entry.form-values.ts';
import type { EntryFieldsProps } from './entry.fields.ts';
import classes from './entry-form.module.css';

type StartField = 'startDay' | 'startTime';

export function EntryTimes(fields: EntryFieldsProps) {
  const { values, errors, set } = fields;
  const t = useTranslations('calendar.editor');
  const { temporal } = useCalendarFacts();
  const { isAllDay } = values;
  const setStart = (name: StartField, value: string) => {
    const next = withStart(temporal, values, { [name]: value });
    for (const field of ['startDay', 'startTime', 'endDay', 'endTime'] as const)
      if (next[field] !== values[field]) set(field, next[field]);
    if (next.repeat !== values.repeat) set('repeat', next.repeat);
  };
  return (
    <div className={classes.times}>
      <Checkbox label={t('allDay')} {...fields.flag('isAllDay')} />
      <div className={classes.moment} data-all-day={isAllDay || undefined}>
        <DateField
          name="startDay"
          label={t('starts')}
          isShort
          value={values.startDay}
          error={errors['startDay']}
          onChange={(day) => day && setStart('startDay', day)}
        />
        {!isAllDay && (
          <TextInput
            type="time"
            name="startTime"
            label={t('startTime')}
            value={values.startTime}
            error={errors['startTime']}
            onChange={(event) => setStart('startTime', event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.moment} data-all-day={isAllDay || undefined}>
        <DateField
          name="endDay"
          label={t('ends')}
          isShort
          value={values.endDay}
          error={errors['endDay']}
          onChange={(day) => day && set('endDay', day)}
        />
        {!isAllDay && <TextInput type="time" label={t('endTime')} {...fields.text('endTime')} />}
      </div>
      {!isAllDay && <Zone {...fields} />}
    </div>
  );
}

const placeOf = (zone: string) => zone.replaceAll('_', ' ');

/** One's own zone, the event's, or any other: what the clock shows stays. */
function Zone({ values, errors, set, field }: EntryFieldsProps) {
  const t = useTranslations('calendar.editor');
  const { zone } = useCalendarFacts();
  const { event } = useCurrentEvent();
  const [isOpen, setIsOpen] = useState(false);
  const near = [...new Set([zone, event?.timeZone ?? zone])].filter(
    (one) => one !== values.timeZone,
  );
  if (isOpen || errors['timeZone']) {
    return <TimeZoneField label={t('zone')} {...field('timeZone')} />;
  }
  return (
    <p className={classes.zone}>
      {t('inZone', { zone: placeOf(values.timeZone) })}
      {near.map((one) => (
        <Button key={one} variant="default" size="compact-xs" onClick={() => set('timeZone', one)}>
          {t(one === zone ? 'ownZone' : 'eventZone', { zone: placeOf(one) })}
        </Button>
      ))}
      <Button variant="subtle" size="compact-xs" onClick={() => setIsOpen(true)}>
        {t('otherZone')}
      </Button>
    </p>
  );
}
