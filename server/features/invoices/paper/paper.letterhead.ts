import type { ClientInput, Language } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import { organisationById } from '../../organisations/index.ts';
import { settingsOf } from '../invoices.settings.ts';
import { bankLines, footOf, receiverOf, senderOf } from './paper.parties.ts';
import { type PaperWords, wordsIn } from './paper.words.ts';

interface Letterhead extends Pick<Sheet, 'language' | 'from' | 'to' | 'foot' | 'pages' | 'bank'> {
  words: PaperWords;
}

/** What any paper for a client has around it, as the organisation is today, in the client's language. */
export async function letterheadFor(
  db: Db,
  organisationId: number,
  client: ClientInput,
  asked: Language | undefined,
): Promise<Letterhead> {
  const organisation = await organisationById(db, organisationId);
  const { sender, bank } = await settingsOf(db, organisationId);
  const language = asked ?? client.language ?? organisation?.languages[0] ?? 'en';
  const words = wordsIn(language);
  return {
    words,
    language,
    from: senderOf(sender, words),
    to: receiverOf(client, words),
    foot: footOf(sender, words),
    pages: words.pages,
    bank: bankLines(bank, words),
  };
}
