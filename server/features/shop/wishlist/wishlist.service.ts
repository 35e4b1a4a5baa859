import type { Wishlist } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { shownView } from '../browse/browse.view.ts';
import { requireOnSale } from '../shop.access.ts';
import { tellWishlist } from '../shop.live.ts';
import { currencyOf } from '../shop.settings.ts';
import { countWishes, deleteWish, findWishes, insertWish, lockWishes } from './wishlist.queries.ts';

const mostWishes = 100;

export const readWishlist = ({ db }: Work, person: Person): Promise<Wishlist> =>
  wishlistOf(db, person);

async function wishlistOf(db: Db, { organisationId, id }: Person): Promise<Wishlist> {
  const rows = await findWishes(db, organisationId, id);
  const currency = await currencyOf(db, organisationId);
  return {
    products: rows.map((row) => ({ ...shownView(row, currency), isSold: row.isSold })),
  };
}

const changing = (
  work: Work,
  person: Person,
  change: (tx: Tx) => Promise<number>,
): Promise<Wishlist> =>
  work.transaction(async (tx) => {
    await lockWishes(tx, person.organisationId, person.id);
    if ((await change(tx)) > 0) tellWishlist(tx, person.organisationId, person.id);
    return wishlistOf(tx, person);
  });

export const wishFor = (work: Work, person: Person, productId: number): Promise<Wishlist> =>
  changing(work, person, async (tx) => {
    const { organisationId, id } = person;
    await requireOnSale(tx, person, productId);
    const added = await insertWish(tx, organisationId, id, productId);
    if ((await countWishes(tx, organisationId, id)) > mostWishes) {
      throw problem('shop.wishlist_full');
    }
    return added;
  });

export const wishNoMore = (work: Work, person: Person, productId: number): Promise<Wishlist> =>
  changing(work, person, async (tx) => {
    const gone = await deleteWish(tx, person.organisationId, person.id, productId);
    if (gone === 0) await requireOnSale(tx, person, productId);
    return gone;
  });
