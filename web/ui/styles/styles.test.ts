import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rooms = ['app', 'features', 'pages', 'ui'];

/** Sheets that are loaded with what needs them, by the pieces of the library that do. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  'fields.css': [
    'Autocomplete',
    'Combobox',
    'MultiSelect',
    'NativeSelect',
    'Pill',
    'PillsInput',
    'Select',
    'TagsInput',
  ],
  'settings.css': ['Progress', 'Switch'],
  'shortcuts.css': ['Kbd', 'Switch'],
  'Progress.layer.css': ['Progress'],
  'NumberInput.layer.css': ['NumberInput'],
  'amounts.css': ['NumberInput'],
  'radios.css': ['Radio'],
  'rich-text.css': ['Tooltip'],
  'segments.css': ['SegmentedControl'],
  'tabs.css': ['Tabs'],
  'tooltip.css': ['Tooltip'],
};
const dressed = new Set(Object.values(sheets).flat());

const piecesIn = (text: string) =>
  [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => dressed.has(name));

const dressedIn = (text: string) =>
  Object.entries(sheets).flatMap(([sheet, pieces]) => (text.includes(`/${sheet}'`) ? pieces : []));

/** Whoever leaves that to somebody else stands naked on the first screen that has it alone. */
test('what needs a sheet of the library loads it where it is used', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(room, file)),
  );
  const bare = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const there = dressedIn(text);
    return piecesIn(text).flatMap((piece) => (there.includes(piece) ? [] : [`${file}: ${piece}`]));
  });
  expect(files.length).toBeGreaterThan(500);
  expect(bare).toEqual([]);
});
