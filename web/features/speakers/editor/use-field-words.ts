import type { Speaker } from '@plenum/contract';
import { useFormatter, useTranslations } from 'use-intl';
import type { FieldWords } from '../../../ui/form/changed-meanwhile.tsx';
import type { FieldName } from './editor.form-values.ts';

/** What is known of a speaker, in words; a rehearsal by the clocks of the event. */
export function useFieldWords(timeZone: string): FieldWords<FieldName> {
  const t = useTranslations('speakers');
  const format = useFormatter();
  const when = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return {
    name: (name) => t(`fields.${name}`),
    value: (name, value) => {
      if (name === 'kind') return t(`kinds.${value as Speaker['kind']}`);
      if (name === 'recording') return t(`marks.recording.${value as Speaker['recording']}`);
      if (name === 'rehearsal') return t(`marks.rehearsal.${value as Speaker['rehearsal']}`);
      return name === 'rehearsalAt' && typeof value === 'string'
        ? format.dateTime(new Date(value), when)
        : undefined;
    },
  };
}
