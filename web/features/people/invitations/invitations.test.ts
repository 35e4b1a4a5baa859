import { expect, test } from 'vitest';
import { printAddressee, readAddressees } from './invitations.ts';

test('addresses are read a line each, with names and without, doubles once', () => {
  const text = ` ada@example.org
    "Inês Barros" <ines@example.org>; tomasz@example.org,

    ADA@example.org`;
  const found = readAddressees(text);
  expect(found).toEqual([
    { email: 'ada@example.org', fullName: '' },
    { email: 'ines@example.org', fullName: 'Inês Barros' },
    { email: 'tomasz@example.org', fullName: '' },
  ]);
  expect(readAddressees(found.map(printAddressee).join('\n'))).toEqual(found);
});

test('what is no address is kept for the server to refuse', () => {
  expect(readAddressees('somebody')).toEqual([{ email: 'somebody', fullName: '' }]);
  expect(readAddressees(' \n ')).toEqual([]);
});
