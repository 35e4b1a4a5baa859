import type { Booth, BoothContent } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { keepPicture, removePicture } from '../../files/index.ts';
import { requireBooth } from '../exhibitors.access.ts';
import { editBooth } from './editor.edit.ts';
import type { ExhibitorRow } from '../exhibitors.rows.ts';

export type Place = 'logo' | 'banner';

export async function changeBoothPicture(
  work: Work,
  person: Person,
  id: number,
  place: Place,
  bytes: Uint8Array | null,
): Promise<Booth> {
  await requireBooth(work.db, person, id);
  const picture = bytes && (await keepPicture(work, bytes, place, String(person.id)));
  const edit = (content: BoothContent) => ({ ...content, [place]: picture });
  return keeping(work, picture, () => editBooth(work, person, id, { edit }));
}

export async function changeProductPicture(
  work: Work,
  person: Person,
  id: number,
  productId: string,
  bytes: Uint8Array,
): Promise<Booth> {
  const { booth: found } = await requireBooth(work.db, person, id);
  refuseUnknown(found, productId);
  const picture = await keepPicture(work, bytes, 'logo', String(person.id));
  const edit = (content: BoothContent) => ({
    ...content,
    products: content.products.map((one) => (one.id === productId ? { ...one, picture } : one)),
  });
  return keeping(work, picture, () =>
    editBooth(work, person, id, {
      // It may have gone while the picture was drawn.
      check: async (_tx, { booth }) => refuseUnknown(booth, productId),
      edit,
    }),
  );
}

function refuseUnknown({ shown, draft }: ExhibitorRow, productId: string): void {
  const products = [...shown.products, ...(draft?.products ?? [])];
  if (!products.some(({ id }) => id === productId)) throw problem('not_found');
}

/** A new file of a change that was refused is nobody’s. */
async function keeping(
  work: Work,
  picture: string | null,
  change: () => Promise<Booth>,
): Promise<Booth> {
  try {
    return await change();
  } catch (error) {
    await removePicture(work, picture);
    throw error;
  }
}
