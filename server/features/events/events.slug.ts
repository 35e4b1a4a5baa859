import { randomBytes } from 'node:crypto';

const words = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
    .replace(/-+$/, '');

/** The name as an address, then with something added, should it be taken. */
export function slugsFor(name: string): string[] {
  const plain = words(name) || 'event';
  const added = () => `${plain}-${randomBytes(3).toString('hex')}`;
  return [plain, added(), added(), added()];
}
