/** For addresses that tell what they lead to; the spec's clients take the id from behind the last hyphen. */
export function slugOf({ id, name }: { id: number; name: string }): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return words ? `${words}-${id}` : `product-${id}`;
}
