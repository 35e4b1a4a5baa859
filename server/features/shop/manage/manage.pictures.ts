import type { Product } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { keepPicture, removePicture } from '../../files/index.ts';
import { lockedProduct, requireProduct } from '../shop.access.ts';
import { tellProducts } from '../shop.live.ts';
import { whole } from './manage.products.ts';
import { updatePictures } from './manage.queries.ts';

const mostPictures = 8;

/** Drawn anew before anything is locked; it goes again where the product does not take it. */
export async function addPicture(
  work: Work,
  person: Person,
  id: number,
  bytes: Uint8Array,
): Promise<Product> {
  await requireProduct(work.db, person, id);
  const picture = await keepPicture(work, bytes, 'product', String(person.id));
  try {
    return await keptPicture(work, person, id, picture);
  } catch (error) {
    await removePicture(work, picture);
    throw error;
  }
}

const keptPicture = (work: Work, person: Person, id: number, picture: string): Promise<Product> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { pictures, name: subject, state } = await lockedProduct(tx, person, id);
    if (pictures.length >= mostPictures) throw problem('shop.too_many_pictures');
    await updatePictures(tx, organisationId, id, [...pictures, picture]);
    await record(tx, person, { action: 'shop.picture_added', subjectId: id, subject });
    tellProducts(tx, organisationId, [id], { isShown: state === 'on_sale' });
    return whole(tx, person, await requireProduct(tx, person, id));
  });
