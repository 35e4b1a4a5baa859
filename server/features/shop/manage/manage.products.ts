import type { Product, ProductInput, ProductUpdate } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { cleanWords } from '../../../platform/rich-text/clean-words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { removePicture } from '../../files/index.ts';
import { deleteQuotas } from '../../stock/index.ts';
import { lockedProduct, requireProduct } from '../shop.access.ts';
import { tellProducts } from '../shop.live.ts';
import { findVariants } from '../shop.queries.ts';
import type { ProductContent, ProductRow } from '../shop.rows.ts';
import { currencyOf, lockedCurrency } from '../shop.settings.ts';
import { refuseUnusable } from './manage.checks.ts';
import { deleteProduct, insertProduct, updateProduct, updateSummary } from './manage.queries.ts';
import { keepVariants } from './manage.variants.ts';
import { findQuotaIds } from './manage.variants.queries.ts';
import { contentView, productView, variantInput } from './manage.view.ts';

export async function readProduct({ db }: Work, person: Person, id: number): Promise<Product> {
  return whole(db, person, await requireProduct(db, person, id));
}

export async function whole(db: Db, { organisationId }: Person, row: ProductRow): Promise<Product> {
  const variants = await findVariants(db, organisationId, row.id);
  return productView(row, variants, await currencyOf(db, organisationId));
}

const cleaned = <Content extends Partial<ProductContent>>(content: Content): Content =>
  content.description === undefined
    ? content
    : { ...content, description: cleanWords(content.description) };

export const addProduct = (work: Work, person: Person, input: ProductInput): Promise<Product> =>
  work.transaction((tx) => insertedProduct(work, tx, person, input));

export async function insertedProduct(
  work: Work,
  tx: Tx,
  person: Person,
  { variants, ...said }: ProductInput,
): Promise<Product> {
  const { organisationId } = person;
  const content = cleaned(said);
  refuseUnusable(content.optionNames, variants);
  await lockedCurrency(tx, organisationId);
  const { id: productId = 0 } =
    (await insertProduct(tx, organisationId, content, work.clock.now())) ?? {};
  const { discount, state, name: subject } = content;
  await keepVariants(tx, { organisationId, productId, discount }, [], variants);
  await updateSummary(tx, organisationId, productId);
  const deed = { action: 'shop.product_added', subjectId: productId, subject } as const;
  await record(tx, person, { ...deed, after: { ...content, variants } });
  tellProducts(tx, organisationId, [productId], { isShown: state === 'on_sale' });
  return whole(tx, person, await requireProduct(tx, person, productId));
}

export async function changeProduct(
  work: Work,
  person: Person,
  id: number,
  update: ProductUpdate,
): Promise<Product> {
  const { product, dropped } = await work.transaction((tx) =>
    changedProduct(tx, person, id, update),
  );
  for (const picture of dropped) await removePicture(work, picture);
  return product;
}

/** As `changeProduct`, inside; the files of pictures that were left out go after the commit. */
export async function changedProduct(
  tx: Tx,
  person: Person,
  id: number,
  { version, variants, ...said }: ProductUpdate,
): Promise<{ product: Product; dropped: string[] }> {
  const { organisationId } = person;
  await lockedCurrency(tx, organisationId);
  const row = await lockedProduct(tx, person, id);
  if (row.version !== version) throw problem('shop.changed_meanwhile');
  const known = await findVariants(tx, organisationId, id);
  const before = { ...contentView(row), pictures: row.pictures };
  const after = { ...before, ...cleaned(said) };
  const [old, wanted] = [known.map(variantInput), variants ?? known.map(variantInput)];
  refuseUnusable(after.optionNames, wanted);
  if (after.pictures.some((picture) => !row.pictures.includes(picture))) throw problem('not_found');
  await updateProduct(tx, organisationId, id, after);
  const { discount, name: subject } = after;
  await keepVariants(tx, { organisationId, productId: id, discount }, known, wanted);
  await updateSummary(tx, organisationId, id);
  const deed = { action: 'shop.product_changed', subjectId: id, subject } as const;
  const sides = { before: { ...before, variants: old }, after: { ...after, variants: wanted } };
  await record(tx, person, { ...deed, ...sides });
  const isShown = [before.state, after.state].includes('on_sale');
  tellProducts(tx, organisationId, [id], { isShown });
  return {
    product: await whole(tx, person, await requireProduct(tx, person, id)),
    dropped: row.pictures.filter((picture) => !after.pictures.includes(picture)),
  };
}

/** Once somebody ordered it, it stays for their sake. */
export async function removeProduct(work: Work, person: Person, id: number): Promise<void> {
  const { pictures } = await work.transaction(async (tx) => {
    const row = await lockedProduct(tx, person, id);
    if (row.wasOrdered) throw problem('shop.was_ordered');
    const quotaIds = await findQuotaIds(tx, person.organisationId, id);
    await deleteProduct(tx, person.organisationId, id);
    await deleteQuotas(tx, person.organisationId, quotaIds);
    const deed = { action: 'shop.product_removed', subjectId: id, subject: row.name } as const;
    await record(tx, person, { ...deed, before: contentView(row) });
    tellProducts(tx, person.organisationId, [id], { isShown: row.state === 'on_sale' });
    return row;
  });
  for (const picture of pictures) await removePicture(work, picture);
}
