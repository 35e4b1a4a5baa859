import '../../../ui/styles/amounts.css';
import '../../../ui/styles/fields.css';
import { NumberInput, Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import type { SessionFormValues } from './editor.form-values.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import classes from './session-editor-form.module.css';

const idOf = (text: string | null) => (text === null ? null : Number(text));
const textOf = (id: number | null) => (id === null ? null : String(id));

/** When and where. */
export function SessionEditorPlace(form: Fields<SessionFormValues>) {
  const { values, errors, set } = form;
  const t = useTranslations('agenda');
  const { event, words } = useAgendaFacts();
  return (
    <>
      <div className={classes.row}>
        <DateTimeField
          name="startsAt"
          label={t('fields.startsAt')}
          zone={event.timeZone}
          value={values.startsAt ?? ''}
          error={errors['startsAt']}
          onChange={(instant) => set('startsAt', instant || null)}
        />
        <NumberInput
          name="minutes"
          label={t('fields.minutes')}
          description={t('editor.inMinutes')}
          min={1}
          max={1440}
          step={5}
          allowDecimal={false}
          value={values.minutes}
          error={errors['minutes']}
          onChange={(next) => set('minutes', Number(next) || 0)}
        />
      </div>
      <div className={classes.row}>
        <Select
          label={t('fields.roomId')}
          placeholder={t('noRoom')}
          comboboxProps={{ withinPortal: false }}
          clearable
          clearButtonProps={{ 'aria-label': t('editor.clear') }}
          data={event.rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={textOf(values.roomId)}
          onChange={(next) => set('roomId', idOf(next))}
        />
        <Select
          label={t('fields.trackId')}
          placeholder={t('noTrack')}
          comboboxProps={{ withinPortal: false }}
          clearable
          clearButtonProps={{ 'aria-label': t('editor.clear') }}
          data={event.tracks.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
          value={textOf(values.trackId)}
          onChange={(next) => set('trackId', idOf(next))}
        />
      </div>
    </>
  );
}
