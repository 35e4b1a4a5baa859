import { decimalOf, drawnPicture } from '@plenum/contract';
import { slugOf } from './shop.slug.ts';
import type { TemplateRow } from './shop.template.queries.ts';

/** A picture is always an address (decision 30). */
export const templateProduct = (row: TemplateRow, currency: string) => ({
  id: row.id,
  name: row.name,
  slug: slugOf(row),
  description: row.description,
  brand: row.brand,
  price: Number(decimalOf(row.price, currency)),
  image: row.picture ?? drawnPicture(row.name),
  hasFreeShipping: row.hasFreeShipping,
  rating: Math.round(row.rating ?? 0),
});
