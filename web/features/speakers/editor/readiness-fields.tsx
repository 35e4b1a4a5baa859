import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { Speaker } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import { DateTimeField } from '../../../ui/time/date-time-field.tsx';
import classes from './speaker-form.module.css';
import { consents, rehearsals } from '../speakers.places.ts';

type Readiness = Pick<Speaker, 'recording' | 'rehearsal' | 'rehearsalAt'>;

interface ReadinessFieldsProps {
  values: Readiness;
  zone: string;
  /** When consent was given, and by whom it was noted. */
  facts?: Pick<Speaker, 'recordingAt' | 'recordingBy'>;
  onChange: (change: Partial<Readiness>) => void;
}

/** Whether they may be recorded, and whether they have rehearsed. */
export function ReadinessFields({ values, zone, facts, onChange }: ReadinessFieldsProps) {
  const t = useTranslations('speakers');
  const format = useFormatter();
  const { recording, rehearsal, rehearsalAt } = values;
  const hasTime = rehearsal === 'planned' || rehearsal === 'done';
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          name="recording"
          label={t('fields.recording')}
          data={consents.map((one) => ({ value: one, label: t(`marks.recording.${one}`) }))}
          value={recording}
          onChange={({ currentTarget }) =>
            onChange({
              recording: consents.find((one) => one === currentTarget.value) ?? 'unknown',
            })
          }
        />
        <NativeSelect
          name="rehearsal"
          label={t('fields.rehearsal')}
          data={rehearsals.map((one) => ({ value: one, label: t(`marks.rehearsal.${one}`) }))}
          value={rehearsal}
          onChange={({ currentTarget }) =>
            onChange({ rehearsal: rehearsals.find((one) => one === currentTarget.value) ?? 'none' })
          }
        />
      </div>
      {facts?.recordingAt && (
        <p className={classes.note}>
          {t(`consentNoted.${facts.recordingBy ?? 'plain'}`, {
            day: format.dateTime(new Date(facts.recordingAt), { dateStyle: 'long' }),
          })}
        </p>
      )}
      {hasTime && (
        <DateTimeField
          name="rehearsalAt"
          label={t('fields.rehearsalAt')}
          value={rehearsalAt ?? ''}
          zone={zone}
          onChange={(instant) => onChange({ rehearsalAt: instant || null })}
        />
      )}
    </>
  );
}
