import { expect, test } from 'vitest';
import { fileSize } from './use-file-size.ts';

const said = (locale: string) =>
  [0, 830, 1_200, 999_600, 3_440_000, 12_600_000, 10_000_000_000].map((bytes) =>
    fileSize(locale, bytes).replaceAll('\u00A0', ' '),
  );

test.each([
  ['en', ['0 B', '830 B', '1.2 kB', '1 MB', '3.4 MB', '13 MB', '10 GB']],
  ['de', ['0 B', '830 B', '1,2 kB', '1 MB', '3,4 MB', '13 MB', '10 GB']],
  ['fr', ['0 o', '830 o', '1,2 ko', '1 Mo', '3,4 Mo', '13 Mo', '10 Go']],
  ['pt', ['0 B', '830 B', '1,2 kB', '1 MB', '3,4 MB', '13 MB', '10 GB']],
])('says the size of a file as people do in %s', (locale, expected) => {
  expect(said(locale)).toEqual(expected);
});
