import { Readable } from 'node:stream';
import type { Download, Language, Organisation } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { sheetOrder } from '../../../platform/papers/sheet.ts';
import { organisationById } from '../../organisations/index.ts';
import { invoiceData } from './paper.data.ts';
import { dataName, markedAsInvoice } from './paper.mark.ts';
import { keptPaper } from './paper.kept.ts';
import { type Document, requireDocument } from './paper.document.ts';
import { sheetOf } from './paper.sheet.ts';
import { type PaperWords, wordsIn } from './paper.words.ts';

export interface PrintedPaper {
  name: string;
  pdf: Uint8Array;
}

/** The same document in the same language is the same file for ever, and nothing in it is of today. */
export async function printInvoice(
  work: Work,
  person: Pick<Person, 'organisationId'>,
  id: number,
  asked?: Language,
): Promise<PrintedPaper> {
  const document = await requireDocument(work, work.db, person, id);
  const organisation = await organisationById(work.db, person.organisationId);
  return printDocument(work, document, wordsIn(asked ?? readerOf(document, organisation)), person);
}

/** As a browser saves it. */
export const downloadOf = ({ name, pdf }: PrintedPaper): Download => ({
  name,
  content: Readable.from([pdf]),
});

/** In the client's language, else in the first one of the organisation. */
export const readerOf = (
  { parties }: Document,
  organisation: Pick<Organisation, 'languages'> | null,
) => parties.client.language ?? organisation?.languages[0] ?? 'en';

const printDocument = async (
  work: Work,
  document: Document,
  words: PaperWords,
  whose: Pick<Person, 'organisationId'>,
): Promise<PrintedPaper> => {
  const { language } = words;
  const print = () => printed(work, document, words, whose);
  const pdf = await keptPaper(work, whose, { id: document.id, language }, print);
  return { name: paperName(document, language), pdf };
};

async function printed(
  { papers }: Work,
  document: Document,
  words: PaperWords,
  { organisationId }: Pick<Person, 'organisationId'>,
): Promise<Uint8Array> {
  const text = invoiceData(document);
  const description = words.say('attachment', { number: document.number });
  const attachments =
    text === null ? [] : [{ name: dataName, type: 'text/xml', description, text }];
  const order = sheetOrder(sheetOf(document, words), {
    at: new Date(`${document.issuedOn}T00:00:00Z`),
    attachments,
  });
  const { pdf, isArchival } = await papers.print(String(organisationId), order);
  return isArchival && text !== null ? markedAsInvoice(pdf) : pdf;
}

/** A number may have strokes in it, and a file's name may not. */
export const paperName = ({ kind, number }: Document, language: Language): string =>
  `${wordsIn(language).say(kind)} ${number}.pdf`.replaceAll(/[\\/:*?"<>|\s]+/g, '-');
