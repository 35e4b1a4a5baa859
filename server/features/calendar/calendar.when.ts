import type { Language } from '../../platform/mail/letter.ts';
import type { EntryFields } from './calendar.rows.ts';

/** As people read it, by the clock of whoever asks them. */
export function whenOf({ isAllDay, start, timeZone }: EntryFields, language: Language): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (isAllDay)
    return new Intl.DateTimeFormat(language, { ...date, timeZone: 'UTC' }).format(start);
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(language, { ...date, ...time, timeZone }).format(start);
}
