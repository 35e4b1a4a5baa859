import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../person.ts';
import { type Kept, type KeptAnswer, keepAnswers } from './kept.ts';
import { type KeptReads, openKeptReads, type RouteReads } from './kept-reads.ts';

const ada: Person = { id: 11, organisationId: 2, role: 'client', sessionId: 1, network: '' };
const members = 'members:2.5';

let kept: Kept;
let reads: KeptReads;
let route: RouteReads;
let ahead: number;

beforeEach(() => {
  ahead = 0;
  kept = keepAnswers({ clock: { now: () => new Date(ahead) }, mostAgeMs: 10_000 });
  reads = openKeptReads(kept);
  route = reads.ofRoute('/hall');
});

const sent = async <Body>(answer: Promise<KeptAnswer<Body>>) => {
  const made = await answer;
  await made.written((body) => JSON.stringify(body));
  return made;
};
const hall = (changesAt: Date | null = null) =>
  sent(
    kept.answer('hall', () =>
      Promise.resolve({ about: 'event:2.5', body: { booths: 3 }, changesAt }),
    ),
  );
const found = (person: Person | null = null) =>
  route.find('/hall', person)?.of.plain.bytes.toString() ?? null;
const floor = '{"booths":3}';

test('what is for everyone is found at once, until it is outdated', async () => {
  expect(found()).toBeNull();
  route.remember('/hall', await hall(), null);
  expect(found()).toBe(floor);
  kept.outdate('event:2.6');
  expect(found()).toBe(floor);
  kept.outdate('event:2.5');
  expect(found()).toBeNull();
});

test('what nobody outdated is made anew in ten seconds, and when the clock changes it', async () => {
  const first = await hall();
  route.remember('/hall', first, null);
  ahead = 9_999;
  expect(found()).toBe(floor);
  expect(await hall()).toBe(first);
  ahead = 10_000;
  expect(found()).toBeNull();
  const second = await hall(new Date(12_000));
  expect(second).not.toBe(first);
  route.remember('/hall', first, null);
  expect(found()).toBeNull();
  route.remember('/hall', second, null);
  ahead = 11_999;
  expect(found()).toBe(floor);
  ahead = 12_000;
  expect(found()).toBeNull();
  expect(await hall()).not.toBe(second);
});

test('what is for members is found by who was let in, as who they were then', async () => {
  route.remember('/hall', await hall(), { person: ada, members, moment: reads.moment() });
  expect(found()).toBeNull();
  expect(found({ ...ada, id: 12 })).toBeNull();
  expect(found({ ...ada, sessionId: 7 })).toBe(floor);
  expect(found({ ...ada, organisationId: 3 })).toBeNull();
  expect(found({ ...ada, role: 'admin' })).toBeNull();
});

test('nobody is let in by memory once somebody came or went', async () => {
  route.remember('/hall', await hall(), { person: ada, members, moment: reads.moment() });
  kept.outdate('members:2.6');
  expect(found(ada)).toBe(floor);
  kept.outdate(members);
  expect(found(ada)).toBeNull();
});

test('who was let in while somebody left is asked again', async () => {
  const answer = await hall();
  const moment = reads.moment();
  kept.outdate(members);
  route.remember('/hall', answer, { person: ada, members, moment });
  expect(found(ada)).toBeNull();
});

test('an answer outdated while it was made is never remembered', async () => {
  const made = kept.answer('hall', async () => {
    kept.outdate('event:2.5');
    return Promise.resolve({ about: 'event:2.5', body: {} });
  });
  route.remember('/hall', await sent(made), null);
  expect(found()).toBeNull();
});

test('an answer that could not be written is written when it is asked for again', async () => {
  const answer = await kept.answer('hall', () =>
    Promise.resolve({ about: 'event:2.5', body: { booths: 3 } }),
  );
  const fault = new Error('Not this time.');
  const fails = () => {
    throw fault;
  };
  await expect(answer.written(fails)).rejects.toBe(fault);
  const forms = await answer.written((body) => JSON.stringify(body));
  expect(forms.of.plain.bytes.toString()).toBe(floor);
});

test('an address that can be spelled otherwise is kept in one spelling', async () => {
  const spelled = ['/e/summit', '/e/%73ummit', '/e/Summit', '/hall/5', '/hall/05', '/hall/%35'];
  const answer = await hall();
  const kinds = { e: reads.ofRoute('/e/:slug'), hall: reads.ofRoute('/hall/:id') };
  const routeOf = (url: string) => (url.startsWith('/e') ? kinds.e : kinds.hall);
  for (const url of spelled) routeOf(url).remember(url, answer, null);
  expect(spelled.map((url) => routeOf(url).find(url, null) !== null)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('what was asked with a question is not kept by its address', async () => {
  route.remember('/hall?q=1', await hall(), null);
  expect(route.find('/hall?q=1', null)).toBeNull();
});
