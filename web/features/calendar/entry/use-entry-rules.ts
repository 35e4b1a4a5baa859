import { useTranslations } from 'use-intl';
import type { FieldErrors, FieldRules } from '../../../ui/form/use-fields.ts';
import { safeLink } from '../../../ui/rich-text/safe-link.ts';
import { useCalendarFacts } from '../calendar-facts.tsx';
import { type EntryValues, stretchOf } from './entry.form-values.ts';

const loadSchema = () => import('./entry.forms.ts').then((forms) => forms.EntryFormSchema);

/** Problems that belong to a field. */
const fieldsOf = {
  'calendar.ends_before_start': 'endDay',
  'calendar.zone_unknown': 'timeZone',
  'calendar.rule_unknown': 'repeat',
  'email.unknown_addressee': 'guests',
} as const;

const isKnown = (code: string): code is keyof typeof fieldsOf => code in fieldsOf;

/** What holds for an entry, a new one or another. */
export function useEntryRules() {
  const t = useTranslations('calendar.editor');
  const { temporal } = useCalendarFacts();
  return {
    loadSchema,
    explainProblem: (code: string) => {
      if (!isKnown(code)) return undefined;
      const field = fieldsOf[code];
      return { [field]: t(`refused.${field}`) };
    },
    refuse: (values: EntryValues): FieldErrors | undefined => {
      const { start, end } = stretchOf(temporal, values);
      if (!start) return { startDay: t('noTime') };
      if (!end) return { endDay: t('noTime') };
      if (Date.parse(end) < Date.parse(start) || (values.isAllDay && end <= start))
        return { endDay: t('endsBefore') };
      if (values.url.trim() && !safeLink(values.url)) return { url: t('urlWrong') };
      return values.title.trim() === '' ? { title: t('titleMissing') } : undefined;
    },
  } satisfies FieldRules & { refuse: unknown };
}
