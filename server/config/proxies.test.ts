import { expect, test } from 'vitest';
import { readProxies } from './proxies.ts';

test('reads addresses, ranges and words between commas', () => {
  expect(readProxies('10.0.0.5, 2001:db8::/32,loopback')).toEqual([
    { address: '10.0.0.5', bits: 32, family: 'ipv4' },
    { address: '2001:db8::', bits: 32, family: 'ipv6' },
    { address: '127.0.0.0', bits: 8, family: 'ipv4' },
    { address: '::1', bits: 128, family: 'ipv6' },
  ]);
  expect(readProxies('0')).toEqual([]);
});

test.each(['1', 'true', 'proxy.example.org', '10.0.0', '10.0.0.1/33', '0.0.0.0/0', '::/0'])(
  'refuses %s',
  (text) => expect(readProxies(text)).toBeNull(),
);
test.each(['10.0.0.1/', '10.0.0.1/8/8', '10.0.0.1,', '10.0.0.1 10.0.0.2', '10.0.0.1/-1'])(
  'refuses %s',
  (text) => expect(readProxies(text)).toBeNull(),
);
