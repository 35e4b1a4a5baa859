import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files-below.mjs';

const rooms = [
  'contract/features',
  'server/features',
  'server/migrations',
  'web/features',
  'web/locales',
  'e2e/features',
];

/** What the checks look at: the files of every room with features, and their text. */
export const readHouse = (root) => ({
  files: rooms.flatMap((room) => filesBelow(root, room)),
  read: (file) => readFileSync(join(root, file), 'utf8'),
});

/** The features that have a folder in this room, and the files in it. */
export function shelvesOf(house, room) {
  const shelves = new Map();
  for (const file of house.files) {
    if (!file.startsWith(`${room}/features/`)) continue;
    const [feature, ...rest] = file.slice(`${room}/features/`.length).split('/');
    shelves.set(feature, [...(shelves.get(feature) ?? []), rest.join('/')]);
  }
  return shelves;
}
