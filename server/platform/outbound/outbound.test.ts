import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { internet, type Outbound, safeAddress } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const answering = (...addresses: string[]): Outbound => ({
  resolve: () => Promise.resolve(addresses),
  post: () => Promise.reject(new Error('Nothing is sent here.')),
  get: () => Promise.reject(new Error('Nothing is read here.')),
});

describe('an address is not reached', () => {
  test.each([
    'http://push.example.org/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://[::ffff:7f00:1]/a',
    'https://[2606:4700::1111]/a',
    'https://8.8.8.8/a',
    'https://user@push.example.org/a',
    'https://user:word@push.example.org/a',
    'https://push.example.org:8443/a',
    'file:///etc/passwd',
    'gopher://push.example.org/a',
    'nonsense',
  ])('%s, wherever it leads', async (text) => {
    expect(await safeAddress(answering('93.184.216.34'), text)).toBeNull();
  });

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:93.184.216.34',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('whose name leads to %s, or there as well', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const url = 'https://push.example.org/a';
    expect(await safeAddress(answering(address), url)).toBeNull();
    expect(await safeAddress(answering('93.184.216.34', address), url)).toBeNull();
  });

  test('whose name leads nowhere', async () => {
    expect(await safeAddress(answering(), 'https://push.example.org/a')).toBeNull();
  });
});

test('a name of the public internet is reached at the address that was looked at', async () => {
  const url = 'https://push.example.org/a';
  expect(await safeAddress(answering('93.184.216.34', '2606:4700::1111'), url)).toBe(
    '93.184.216.34',
  );
  expect(await safeAddress(answering('2606:4700::1111'), url)).toBe('2606:4700::1111');
});

describe('on the way out', () => {
  let server: Server;
  let knocks = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      knocks++;
      socket.on('error', () => undefined);
      // It speaks no TLS, and hangs up.
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('it knocks at the pinned address, whatever the name would lead to', async () => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(`https://nowhere.invalid:${port}/a`);
    const parcel = { headers: {}, body: Buffer.from('x') };
    await expect(internet.post(url, '127.0.0.1', parcel)).rejects.toThrow();
    expect(knocks).toBe(1);
    const bounds = { mostBytes: 9, signal: AbortSignal.timeout(5_000), accept: 'image/*' };
    await expect(internet.get(url, '127.0.0.1', bounds)).rejects.toThrow();
    expect(knocks).toBe(2);
  });
});
