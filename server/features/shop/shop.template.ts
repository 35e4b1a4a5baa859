import type {
  TemplateCart,
  TemplateProductDetail,
  TemplateProducts,
  TemplateProductsQuery,
  TemplateWishlist,
} from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { putInCart, takeFromCart } from './cart/cart.service.ts';
import { requireOnSale } from './shop.access.ts';
import { findVariants } from './shop.queries.ts';
import { currencyOf } from './shop.settings.ts';
import {
  countForTemplate,
  findForTemplate,
  findLinesForTemplate,
  findOneForTemplate,
  findWishedForTemplate,
} from './shop.template.queries.ts';
import { templateProduct } from './shop.template.view.ts';
import { wishNoMore } from './wishlist/wishlist.service.ts';

const usualPageSize = 9;
const dayMs = 86_400_000;
/** Its clients ask for them and draw them; there is nothing behind them. */
const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'];

/** What the person has of the shop. */
async function mineOf(db: Db, { organisationId, id }: Person) {
  const [wished, lines] = await Promise.all([
    findWishedForTemplate(db, organisationId, id),
    findLinesForTemplate(db, organisationId, id),
  ]);
  const [wishedIds, cartIds] = [wished, lines].map((rows) => new Set(rows.map((row) => row.id)));
  const isInWishlist = (productId: number) => wishedIds?.has(productId) ?? false;
  const isInCart = (productId: number) => cartIds?.has(productId) ?? false;
  return { wished, lines, isInWishlist, isInCart };
}

export async function listForTemplate(
  { db }: Work,
  person: Person,
  { q = '', sortBy = '', page = 1, perPage: limit = usualPageSize }: TemplateProductsQuery,
): Promise<TemplateProducts> {
  const { organisationId } = person;
  const [rows, total, mine, currency] = await Promise.all([
    findForTemplate(db, organisationId, { q, sortBy, offset: (page - 1) * limit, limit }),
    countForTemplate(db, organisationId, q),
    mineOf(db, person),
    currencyOf(db, organisationId),
  ]);
  return {
    products: rows.map((row) => ({
      ...templateProduct(row, currency),
      isInWishlist: mine.isInWishlist(row.id),
      isInCart: mine.isInCart(row.id),
    })),
    total,
    userWishlist: mine.wished.map(({ itemId, id }) => ({ id: itemId, productId: id })),
    userCart: mine.lines.map(({ itemId, id, quantity }) => ({
      id: itemId,
      productId: id,
      qty: quantity,
    })),
  };
}

export async function readForTemplate(
  { db }: Work,
  person: Person,
  productId: number,
): Promise<TemplateProductDetail> {
  const row = await findOneForTemplate(db, person.organisationId, productId);
  if (!row) throw problem('not_found');
  const mine = await mineOf(db, person);
  return {
    product: {
      ...templateProduct(row, await currencyOf(db, person.organisationId)),
      isInWishlist: mine.isInWishlist(productId),
      isInCart: mine.isInCart(productId),
      colorOptions,
    },
  };
}

export async function wishlistForTemplate({ db }: Work, person: Person): Promise<TemplateWishlist> {
  const { wished, isInCart } = await mineOf(db, person);
  const currency = await currencyOf(db, person.organisationId);
  return {
    products: wished.map((row) => ({
      ...templateProduct(row, currency),
      isInCart: isInCart(row.id),
    })),
  };
}

export async function cartForTemplate({ db, clock }: Work, person: Person): Promise<TemplateCart> {
  const { lines, isInWishlist } = await mineOf(db, person);
  const currency = await currencyOf(db, person.organisationId);
  const now = clock.now().getTime();
  return {
    products: lines.map((row) => ({
      ...templateProduct(row, currency),
      isInWishlist: isInWishlist(row.id),
      qty: row.quantity,
      shippingDate: new Date(now + row.days * dayMs).toISOString(),
      offers: row.offers,
      discountPercentage: row.discount,
    })),
  };
}

/** Its clients know no variants: the first that can be had; what is in the cart stays as it is. */
export async function putForTemplate(work: Work, person: Person, productId: number): Promise<void> {
  const { organisationId, id } = person;
  await requireOnSale(work.db, person, productId);
  const lines = await findLinesForTemplate(work.db, organisationId, id);
  if (lines.some((line) => line.id === productId)) return;
  const variants = await findVariants(work.db, organisationId, productId);
  const first = variants.find(({ left }) => left !== 0) ?? variants[0];
  await putInCart(work, person, first?.id ?? 0, (before) => Math.max(before, 1));
}

/** The first of the product; what is not there is gone as well. */
export async function takeForTemplate(
  work: Work,
  person: Person,
  productId: number,
): Promise<void> {
  const lines = await findLinesForTemplate(work.db, person.organisationId, person.id);
  const line = lines.find(({ id }) => id === productId);
  if (line) await takeFromCart(work, person, line.variantId);
}

export async function unwishForTemplate(
  work: Work,
  person: Person,
  productId: number,
): Promise<void> {
  const wished = await findWishedForTemplate(work.db, person.organisationId, person.id);
  if (wished.some(({ id }) => id === productId)) await wishNoMore(work, person, productId);
}
