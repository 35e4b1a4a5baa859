import type { Booth, BoothContent, BoothUpdate } from '@plenum/contract';
import { tidyTexts } from '../../../ui/language-choice/texts.ts';

export type BoothFields = Required<Omit<BoothUpdate, 'version'>>;
export type ProductFields = BoothFields['products'][number];

/** Staff write on what waits for review, if anything does; organisers on what is shown. */
export const editedOf = ({ shown, draft }: Booth, isOrganiser: boolean): BoothContent =>
  isOrganiser ? shown : (draft ?? shown);

export const fieldsOf = (content: BoothContent): BoothFields => ({
  name: content.name,
  tagline: tidyTexts(content.tagline),
  description: tidyTexts(content.description),
  videoUrl: content.videoUrl,
  links: content.links,
  topics: content.topics,
  sessionId: content.sessionId,
  products: content.products.map(({ picture: _, words, ...product }) => ({
    ...product,
    words: tidyTexts(words),
  })),
});

/** What visitors would see if it were saved now. */
export const previewOf = (content: BoothContent, fields: BoothFields): BoothContent => ({
  ...content,
  ...fields,
  products: fields.products.map((product) => ({
    ...product,
    picture: content.products.find(({ id }) => id === product.id)?.picture ?? null,
  })),
});

/** Names a new part of a booth for good: 128 random bits. */
export function newPartId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

export const replacedAt = <T>(items: readonly T[], place: number, item: T): T[] =>
  items.map((one, at) => (at === place ? item : one));
