import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLimits, usualLimits } from '../http/limits.ts';
import { spendingOf } from '../http/spending.ts';
import { keepAnswers } from './kept.ts';
import { openKeptReads } from './kept-reads.ts';
import { keptSender } from './send-kept.ts';

let app: FastifyInstance;
let timesAsked: number;

beforeEach(() => {
  timesAsked = 0;
  app = Fastify();
  app.decorateRequest('caller', null);
});
afterEach(() => app.close());

const serve = (limit: 'count' | 'link') => {
  const usual = usualLimits({ writesPerTenSeconds: 1, signUpsPerHour: 1, mailsPerDay: 1 });
  const limits = openLimits({ ...usual, [limit]: { points: 3, seconds: 60 } });
  const route = { summary: '', access: 'public', limit, replies: {} } as const;
  const spends = spendingOf(limits, route, false, () => Promise.resolve(null));
  const kept = keepAnswers({ clock: { now: () => new Date() }, mostAgeMs: 10_000 });
  const sender = keptSender({
    reads: openKeptReads(kept).ofRoute('/floor'),
    spends,
    write: (_reply, body) => JSON.stringify(body),
  });
  app.get('/floor', { onRequest: sender.first }, async (request, reply) => {
    timesAsked++;
    await spends?.before(request);
    await spends?.giveBack(request);
    const answer = await kept.answer('floor', () =>
      Promise.resolve({ about: 'event:2.5', body: { booths: 3 } }),
    );
    return sender.send(request, reply, answer, null);
  });
};
const statuses = async () => {
  const all: number[] = [];
  for (let time = 0; time < 5; time++) all.push((await app.inject('/floor')).statusCode);
  return all;
};

test('what is kept counts against the limit of its route like what is not', async () => {
  serve('count');
  app.setErrorHandler((_error, _request, reply) => reply.code(429).send());
  expect(await statuses()).toEqual([200, 200, 200, 429, 429]);
  expect(timesAsked).toBe(1);
});

test('what is kept is no failure to guess', async () => {
  serve('link');
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  expect(timesAsked).toBe(1);
});
