import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { cleanInTurn } from '../reader/reader.clean-in-turn.ts';
import { type OwnRow, updateDraft } from './compose.drafts.queries.ts';
import { findFilesOf } from '../files/files.queries.ts';
import { updateCopyText } from '../email.messages.queries.ts';
import { plainLine } from '../reader/reader.plain.ts';
import { searchTextOf } from './compose.search-text.ts';

type Draft = Pick<OwnRow, 'copyId' | 'messageId' | 'fromName'>;

/** Cleaned as it is written; the files that stand in it are its own. */
export async function writeDraft(
  work: Work,
  tx: Tx,
  { organisationId, id }: Person,
  { messageId, fromName }: Draft,
  { subject, message }: { subject: string; message: string },
  pictures: readonly string[] = [],
): Promise<void> {
  const files = await findFilesOf(tx, organisationId, messageId);
  const cleaned = await cleanInTurn(`${id}`, message, {
    pictures,
    files: new Map(files.map(({ id }) => [`${id}`, id])),
  });
  const line = plainLine(subject, 500);
  await updateDraft(tx, organisationId, messageId, { ...cleaned, subject: line });
  const searchText = searchTextOf({ subject: line, people: [fromName], text: cleaned.text });
  await updateCopyText(tx, organisationId, messageId, {
    subject: line,
    searchText,
    at: work.clock.now(),
  });
}
