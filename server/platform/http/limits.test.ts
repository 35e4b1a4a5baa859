import { expect, test } from 'vitest';
import { networkOf, openLimits, usualLimits } from './limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a limit holds for its key alone, says when to come back, and can be forgotten', async () => {
  const limits = openLimits({
    ...usualLimits({ writesPerTenSeconds: 1, signUpsPerHour: 1 }),
    write: { points: 2, seconds: 60 },
  });
  await limits.spend('write', 'a');
  await limits.check('write', 'a');
  await limits.spend('write', 'a');
  await expect(limits.check('write', 'a')).rejects.toMatchObject({ code: 'too_many' });
  const refusal = await limits.spend('write', 'a').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429 });
  await limits.spend('write', 'b');
  await limits.forget('write', 'a');
  await limits.spend('write', 'a');
});
