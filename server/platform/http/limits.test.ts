import { expect, test } from 'vitest';
import { networkOf, openLimits, usualLimits } from './limits.ts';
import { problem } from './problem.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a limit holds for its key alone, says when to come back, and can be forgotten', async () => {
  const limits = openLimits({
    ...usualLimits({ writesPerTenSeconds: 1, signUpsPerHour: 1, mailsPerDay: 1 }),
    write: { points: 2, seconds: 60 },
  });
  await limits.spend('write', 'a');
  await limits.spend('write', 'a');
  const refusal = await limits.spend('write', 'a').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 429 });
  await limits.spend('write', 'b');
  await limits.forget('write', 'a');
  await limits.spend('write', 'a');
});

test('of many guesses at once no more are made than of those one after another', async () => {
  const limits = openLimits({
    ...usualLimits({ writesPerTenSeconds: 1, signUpsPerHour: 1, mailsPerDay: 1 }),
    account: { points: 10, seconds: 60 },
  });
  let made = 0;
  const guess = (isRight: boolean) =>
    limits.guess('account', 'ada', () => {
      made += 1;
      return Promise.resolve(isRight ? 'in' : null);
    });
  const all = await Promise.allSettled(Array.from({ length: 300 }, (_, at) => guess(at > 200)));
  expect(made).toBe(10);
  expect(all.some((one) => one.status === 'fulfilled' && one.value === 'in')).toBe(false);
});

test('a right guess is given back, and so is one that we spoiled', async () => {
  const limits = openLimits({
    ...usualLimits({ writesPerTenSeconds: 1, signUpsPerHour: 1, mailsPerDay: 1 }),
    account: { points: 2, seconds: 60 },
  });
  const guess = (deed: () => Promise<string | null>) => limits.guess('account', 'ada', deed);
  for (let count = 0; count < 5; count++) {
    expect(await guess(() => Promise.resolve('in'))).toBe('in');
    await expect(guess(() => Promise.reject(problem('unavailable')))).rejects.toThrow();
  }
  await expect(guess(() => Promise.reject(problem('forbidden')))).rejects.toThrow();
  expect(await guess(() => Promise.resolve(null))).toBe(null);
  await expect(guess(() => Promise.resolve('in'))).rejects.toMatchObject({ code: 'too_many' });
});
