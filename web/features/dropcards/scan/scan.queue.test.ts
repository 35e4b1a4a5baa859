// @vitest-environment happy-dom
import type { Drop, DropInput } from '@plenum/contract';
import { beforeEach, expect, test } from 'vitest';
import { CallProblem } from '../../../platform/call-problem.ts';
import { keepWaiting, sendWaiting, stopWaiting, waitingDropsOf } from './scan.queue.ts';

let owner: string;
let owners = 0;
beforeEach(() => {
  owner = `${++owners} 1`;
});

const keyOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
const drop = (place: number) => ({
  eventId: 7,
  exhibitor: `Booth ${place}`,
  input: { key: keyOf(place), exhibitorId: place, fields: [], note: '' },
  at: '2027-03-27T09:00:00.000Z',
});
const waitingKeys = () =>
  waitingDropsOf(owner)
    .get()
    .map(({ input }) => input.key);

/** Answers each call in turn; what it was asked stands in `asked`. */
function aServer(...answers: (number | 'lost')[]) {
  const asked: string[] = [];
  const send = async (_eventId: number, { key, exhibitorId }: DropInput) => {
    asked.push(key);
    const answer = answers.shift() ?? 201;
    if (answer === 'lost') throw new CallProblem(0, undefined);
    if (answer !== 201) throw new CallProblem(answer, { code: 'dropcards.own_booth' });
    return { id: exhibitorId, exhibitorId } as Drop;
  };
  return { asked, send };
}

test('what cannot be sent stays, outlives the page, and goes under the same key', async () => {
  const server = aServer('lost');
  keepWaiting(owner, drop(1));
  keepWaiting(owner, drop(2));
  expect(await sendWaiting(owner, server.send)).toEqual([]);
  const stored = JSON.parse(localStorage.getItem(`plenum.drops.${owner}`) ?? '') as unknown[];
  expect(stored).toHaveLength(2);

  const outcomes = await sendWaiting(owner, server.send);
  expect(outcomes.map(({ drop: given }) => given?.id)).toEqual([1, 2]);
  expect(server.asked).toEqual([keyOf(1), keyOf(1), keyOf(2)]);
  expect(waitingKeys()).toEqual([]);
});

test('what the server will never take is told and does not hold up the others', async () => {
  const server = aServer(409);
  keepWaiting(owner, drop(1));
  keepWaiting(owner, drop(2));
  const [refused, given] = await sendWaiting(owner, server.send);
  expect(refused?.problem).toMatchObject({ code: 'dropcards.own_booth' });
  expect(given?.drop?.id).toBe(2);
  expect(waitingKeys()).toEqual([]);
});

test.each([401, 429, 503])('after a %i the card waits', async (status) => {
  keepWaiting(owner, drop(1));
  expect(await sendWaiting(owner, aServer(status).send)).toEqual([]);
  expect(waitingKeys()).toEqual([keyOf(1)]);
});

test('rounds that are asked for at once send each card once', async () => {
  const server = aServer();
  keepWaiting(owner, drop(1));
  await Promise.all([sendWaiting(owner, server.send), sendWaiting(owner, server.send)]);
  expect(server.asked).toEqual([keyOf(1)]);
});

test('a card that is taken back before its turn is never sent', async () => {
  const server = aServer();
  keepWaiting(owner, drop(1));
  keepWaiting(owner, drop(2));
  const round = sendWaiting(owner, (eventId, input) => {
    stopWaiting(owner, keyOf(2));
    return server.send(eventId, input);
  });
  await round;
  expect(server.asked).toEqual([keyOf(1)]);
});

test('another person on the same device neither sees nor sends them', async () => {
  keepWaiting(owner, drop(1));
  const server = aServer();
  expect(await sendWaiting('another 1', server.send)).toEqual([]);
  expect(server.asked).toEqual([]);
});

test('a stored list that is spoilt is no list', () => {
  localStorage.setItem('plenum.drops.spoilt 1', '[{"eventId":"x"}, 4, null]');
  expect(waitingDropsOf('spoilt 1').get()).toEqual([]);
});
