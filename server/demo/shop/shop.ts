import type { Product, ProductInput } from '@plenum/contract';
import {
  addPicture,
  addProduct,
  keepRating,
  putInCart,
  wishFor,
} from '../../features/shop/index.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { randomFrom } from '../summit/random.ts';
import { demoBilling } from '../invoices.ts';
import { drawn } from '../summit/pictures.ts';
import { drawing } from './drawings.ts';
import { demoProducts } from './products.ts';

type DemoProduct = (typeof demoProducts)[number];

/** Every choice of one option with every choice of the others. */
const together = (options: readonly (readonly string[])[]): string[][] =>
  options.reduce<string[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );

function inputOf(product: DemoProduct, place: number): ProductInput {
  const { name, brand, categories, price, stock = 40, ships, options = {} } = product;
  return {
    name,
    brand,
    categories,
    description: `<p>${product.words}</p>`,
    taxRate: product.taxRate ?? demoBilling.taxRate ?? 0,
    discount: product.discount ?? 0,
    hasFreeShipping: ships === 'free',
    needsShipping: ships !== 'never',
    state: 'on_sale',
    optionNames: Object.keys(options),
    variants: together(Object.values(options)).map((values, number) => ({
      values,
      sku: `HS-${String(place + 1).padStart(2, '0')}-${number + 1}`,
      listPrice: price,
      stock,
    })),
  };
}

/** Drawn by other threads while the database is at work; of every third thing there are two. */
const withPictures = () =>
  demoProducts.map((product, place) => {
    const hue = (place * 47) % 360;
    const hues = place % 3 === 1 ? [hue, (hue + 140) % 360] : [hue];
    return { ...product, pictures: hues.map((one) => drawn(drawing(product.what, one))) };
  });

interface Readers {
  /** Who has a full cart, as clients of the spec's calls expect it of who signs in. */
  organiser: Person;
  otherIds: readonly number[];
}

/** Merchandise with drawn pictures, what some think of it, and what somebody has in the cart. */
export async function addShop(work: Work, { organiser, otherIds }: Readers): Promise<Product[]> {
  const products: Product[] = [];
  for (const [place, { pictures, ...product }] of withPictures().entries()) {
    const made = await addProduct(work, organiser, inputOf(product, place));
    for (const picture of pictures) await addPicture(work, organiser, made.id, await picture);
    products.push(made);
  }
  await rate(work, organiser, otherIds, products);
  // As the spec's samples have them.
  const idAt = (number: number) => products[number - 1]?.id ?? 0;
  for (const number of [26, 23]) await wishFor(work, organiser, idAt(number));
  for (const number of [27, 21, 26, 25, 23]) {
    const variantId = products[number - 1]?.variants[0]?.id ?? 0;
    await putInCart(work, organiser, variantId, () => 1);
  }
  return products;
}

/** Each by a few of those who were there last year; the newest things are too new. */
function rate(
  work: Work,
  { organisationId }: Person,
  personIds: readonly number[],
  products: readonly { id: number }[],
): Promise<void> {
  const random = randomFrom(11);
  return work.transaction(async (tx) => {
    for (const { id: productId } of products.slice(0, -2)) {
      const first = Math.floor(random() * (personIds.length - 12));
      const many = 3 + Math.floor(random() * 8);
      const kind = 3 + random() * 2;
      for (const personId of personIds.slice(first, first + many)) {
        const stars = Math.max(1, Math.min(5, Math.round(kind + random() - 0.5)));
        await keepRating(tx, organisationId, { productId, personId, stars });
      }
    }
  });
}
