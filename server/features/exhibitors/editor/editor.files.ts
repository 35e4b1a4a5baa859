import type { BoothContent } from '@plenum/contract';
import type { Work } from '../../../platform/work.ts';
import { removePicture } from '../../files/index.ts';

/** Whatever it is called: a browser is only ever given it to keep. */
const ending = 'bin';

export const fileNameOf = (documentId: string): string => `${documentId}.${ending}`;

interface Kept {
  shown: BoothContent;
  draft: BoothContent | null;
}

/** A file stays as long as what is shown, or what waits, still has it. */
export async function removeUnused(work: Work, before: Kept, after: Kept | null): Promise<void> {
  const [had, has] = [filesOf(before), after ? filesOf(after) : null];
  for (const picture of had.pictures) {
    if (!has?.pictures.has(picture)) await removePicture(work, picture);
  }
  for (const id of had.documents) {
    if (!has?.documents.has(id)) await work.files.remove(fileNameOf(id));
  }
}

function filesOf({ shown, draft }: Kept) {
  const contents = draft ? [shown, draft] : [shown];
  const pictures = contents.flatMap(({ logo, banner, products }) => [
    logo,
    banner,
    ...products.map(({ picture }) => picture),
  ]);
  return {
    pictures: new Set(pictures.filter((picture) => picture !== null)),
    documents: new Set(contents.flatMap(({ documents }) => documents.map(({ id }) => id))),
  };
}

export async function keepDocument(work: Work, bytes: Uint8Array): Promise<string> {
  const name = await work.files.keep(ending, bytes);
  return name.slice(0, -ending.length - 1);
}
