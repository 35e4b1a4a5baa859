import type { Booth } from '@plenum/contract';
import { cleanName } from '../../../platform/files/clean-name.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { editBooth } from './editor.edit.ts';
import { fileNameOf, keepDocument } from './editor.files.ts';

export async function addDocument(
  work: Work,
  person: Person,
  id: number,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Booth> {
  await requireBooth(work.db, person, id);
  const documentId = await keepDocument(work, bytes);
  const document = { id: documentId, name: cleanName(name), bytes: bytes.byteLength };
  try {
    return await editBooth(work, person, id, {
      edit: (content) => ({ ...content, documents: [...content.documents, document] }),
    });
  } catch (error) {
    await work.files.remove(fileNameOf(documentId));
    throw error;
  }
}

export const removeDocument = (
  work: Work,
  person: Person,
  id: number,
  documentId: string,
): Promise<Booth> =>
  editBooth(work, person, id, {
    check: async (_tx, { booth: { shown, draft } }) => {
      const documents = [...shown.documents, ...(draft?.documents ?? [])];
      if (!documents.some((one) => one.id === documentId)) throw problem('not_found');
    },
    edit: (content) => ({
      ...content,
      documents: content.documents.filter((one) => one.id !== documentId),
    }),
  });
