import { expect, test } from 'vitest';
import { readNameServers } from './name-servers.ts';

test('name servers are addresses, with a port where they have one of their own', () => {
  expect(readNameServers('192.0.2.1, 192.0.2.2:5353,[2001:db8::1]:53,2001:db8::2')).toEqual([
    '192.0.2.1',
    '192.0.2.2:5353',
    '[2001:db8::1]:53',
    '2001:db8::2',
  ]);
});

test.each(['dns.example.org', '192.0.2.1:0', '192.0.2.1:70000', '192.0.2.1,', '1.2.3', ''])(
  '%j names none',
  (text) => expect(readNameServers(text)).toBeNull(),
);
