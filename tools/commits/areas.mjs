import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { features, sharedNamespaces } from '../features.mjs';

/** Folders whose folders are rooms or shelves: each gives its name to the commits about it. */
const shelved = ['.', 'server', 'server/platform', 'web', 'web/platform', 'web/ui', 'tools'];

const foldersOf = (root, place) =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** What a commit may be about: features, rooms, their shelves, what screens share, and tests. */
export const areasOf = (root) =>
  new Set([
    ...features,
    ...sharedNamespaces,
    ...shelved.flatMap((place) => foldersOf(root, place)),
    'tests',
  ]);
