import { expect, test } from 'vitest';
import { addAll, type Addressed, asAddressee, ofParty } from './addressed.ts';

const ada = { personId: 7, name: 'Ada', avatar: null, email: '', about: '' };
const staff = { group: 'staff', name: 'Organisers', count: 4 };

test('each one is there once, however often it is added', () => {
  const typed: Addressed = { email: 'B@y.org', name: '' };
  const all = addAll([ada, typed], [ada, { email: 'b@Y.org', name: 'Ben' }, staff]);
  expect(all).toEqual([ada, typed, staff]);
});

test('what the server tells goes back to it as the same', () => {
  const party = { personId: null, name: '', email: '', avatar: null };
  const group = { key: 'staff', count: 4 };
  const parties = [
    { ...party, personId: 7, name: 'Ada' },
    { ...party, name: 'Organisers', group },
    { ...party, email: 'b@y.org' },
    { ...party, email: 'c@y.org', name: 'Cy' },
  ];
  expect(parties.map((one) => asAddressee(ofParty(one)))).toEqual([
    { personId: 7 },
    { group: 'staff' },
    { email: 'b@y.org' },
    { email: 'c@y.org', name: 'Cy' },
  ]);
});
