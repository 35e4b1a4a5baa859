import type { Organisation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Language } from '../../../platform/mail/letter.ts';
import { findPreferences } from './settings.queries.ts';

interface Reader {
  personId: number | null;
  /** What the reader's own browser asked for; null when the mail is caused by someone else. */
  browser: Language | null;
  organisation: Pick<Organisation, 'languages'>;
}

/** What a mail is written in: as its reader chose, else as their browser asks, else as the organisation speaks. */
export async function languageFor(
  db: Db,
  { personId, browser, organisation }: Reader,
): Promise<Language> {
  const chosen = personId === null ? null : await chosenLanguage(db, personId);
  return chosen ?? browser ?? organisation.languages[0] ?? 'en';
}

/** Null where somebody has left the choice to their browser. */
export const chosenLanguage = async (db: Db, personId: number): Promise<Language | null> =>
  (await findPreferences(db, personId))?.language ?? null;
