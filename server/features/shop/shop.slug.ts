import { addressWords } from '../../platform/address-words.ts';

/** For addresses that tell what they lead to; the spec's clients take the id from behind the last hyphen. */
export const slugOf = ({ id, name }: { id: number; name: string }): string =>
  `${addressWords(name) || 'product'}-${id}`;
