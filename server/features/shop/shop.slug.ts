import { slugWords } from '../../platform/slug.ts';

/** For addresses that tell what they lead to; the spec's clients take the id from behind the last hyphen. */
export function slugOf({ id, name }: { id: number; name: string }): string {
  const words = slugWords(name);
  return words ? `${words}-${id}` : `product-${id}`;
}
