import { expect, test } from 'vitest';
import { openNameServer } from '../../testing/spec/name-server.ts';
import { recordsFrom } from './records.ts';

test('what a name says is read from the servers that are named, long pieces put together', async () => {
  const long = 'x'.repeat(300);
  const server = await openNameServer((name) =>
    name === '_plenum.events.acme.org' ? ['plenum=one', long] : [],
  );
  const read = recordsFrom([server.address]);
  expect(await read('_plenum.events.acme.org')).toEqual(['plenum=one', long]);
  expect(await read('_plenum.other.org')).toEqual([]);
  server.close();
});

test('where nobody answers, that is said, and not that there is no record', async () => {
  const server = await openNameServer(() => ['plenum=one']);
  server.close();
  expect(await recordsFrom([server.address])('a.org')).toBeNull();
}, 20_000);
