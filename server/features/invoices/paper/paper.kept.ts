import type { Language } from '@plenum/contract';
import { buffer } from 'node:stream/consumers';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findPaper, insertPaper } from './paper.queries.ts';

interface Asked {
  id: number;
  language: Language;
}

/** The very bytes of the first time, whatever version of the template printed them. */
export async function keptPaper(
  work: Work,
  { organisationId }: Pick<Person, 'organisationId'>,
  asked: Asked,
  print: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { db, files, clock, log } = work;
  const known = await findPaper(db, organisationId, asked);
  const bytes = known && (await bytesOf(work, known.storedAs));
  if (bytes) return bytes;
  if (known) log.error({ invoiceId: asked.id }, 'the file of an invoice is lost');
  const pdf = await print();
  const storedAs = await files.keep('pdf', pdf);
  const lost = known?.storedAs ?? null;
  const made = { ...asked, storedAs, lost, at: clock.now() };
  if (await insertPaper(db, organisationId, made)) return pdf;
  // Somebody else was first.
  await files.remove(storedAs);
  return keptPaper(work, { organisationId }, asked, print);
}

async function bytesOf({ files }: Work, storedAs: string): Promise<Uint8Array | null> {
  const content = await files.read(storedAs);
  return content && buffer(content);
}
