import { expect, test } from 'vitest';
import { isAddress, readAddresses } from './read-addresses.ts';

const emails = (text: string) => readAddresses(text).addresses.map(({ email }) => email);

test.each([
  '',
  'ada',
  'ada@',
  '@x.org',
  'ada@x',
  'ada x@y.org',
  'ada@x..org',
  '.ada@x.org',
  'ada@x.org>',
  'ada@-x.org',
  'ada@x.org\r\nBcc: all@x.org',
  `${'a'.repeat(65)}@x.org`,
  `a@${'x.'.repeat(130)}org`,
])('%j is no address', (text) => {
  expect(isAddress(text)).toBe(false);
});

test.each(['ada@x.org', 'A.Sommer+mail@mail.example.co', "o'neil@x.org", 'n@x-y.io'])(
  '%s is one',
  (text) => expect(isAddress(text)).toBe(true),
);

test('several are read with their names, however they are parted', () => {
  const read = readAddresses('Ada <ada@x.org>, b@y.org; "Sommer, Ina" <ina@z.org>\nd@w.org');
  expect(read).toEqual({
    addresses: [
      { email: 'ada@x.org', name: 'Ada' },
      { email: 'b@y.org', name: '' },
      { email: 'ina@z.org', name: 'Sommer, Ina' },
      { email: 'd@w.org', name: '' },
    ],
    rest: '',
  });
  expect(emails('a@x.org b@x.org\tc@x.org')).toEqual(['a@x.org', 'b@x.org', 'c@x.org']);
  expect(emails('mailto:a@x.org')).toEqual(['a@x.org']);
});

test('what is no address is given back as it was typed', () => {
  const read = readAddresses('ada@x.org, Ben, <c@>, d@x.org,');
  expect(read.rest).toBe('Ben, <c@>');
  expect(read.addresses).toHaveLength(2);
  expect(readAddresses('"Ada, never closed').rest).toBe('"Ada, never closed');
});
