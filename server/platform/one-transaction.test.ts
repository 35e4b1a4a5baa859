import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { sql } from './db/sql.ts';
import { inOneTransaction } from './one-transaction.ts';
import type { Work } from './work.ts';

let app: TestApp;
let told: string[];
let work: Work;

beforeAll(async () => {
  app = await openTestApp();
  await app.testDb.db.run(sql`create table notes (text text)`);
});
beforeEach(async () => {
  await app.testDb.db.run(sql`delete from notes`);
  told = [];
  const hub = { ...app.work.hub, expel: (one: string) => void told.push(one) };
  work = { ...app.work, hub };
});
afterAll(() => app.close());

const write = (text: string) => sql`insert into notes values (${text})`;
const reading = sql`select text from notes order by text`;
const notes = async () =>
  (await app.testDb.db.rows<{ text: string }>(reading)).map(({ text }) => text);
const nothing = () => Promise.resolve();
const within = <Result>(run: (own: Work) => Promise<Result>, last: () => Promise<void> = nothing) =>
  inOneTransaction(work, { first: nothing, run, last });

test('nobody sees or hears of any of it before all of it is written', async () => {
  const seen: unknown[] = [];
  await within(
    async (own) => {
      await own.transaction((tx) => tx.run(write('one')));
      own.hub.expel('person:1', 'person:2');
      await own.db.run(write('two'));
      seen.push(await own.db.rows(reading));
      seen.push(await notes(), [...told]);
    },
    async () => void seen.push(await notes()),
  );
  expect(seen).toEqual([[{ text: 'one' }, { text: 'two' }], [], [], []]);
  expect(await notes()).toEqual(['one', 'two']);
  expect(told).toEqual(['person:1']);
});

test.each([
  ['the work', () => Promise.reject(new Error('no')), nothing],
  ['what comes last', nothing, () => Promise.reject(new Error('no'))],
])('when %s fails nothing stays: no row, no word, no file', async (_what, fail, last) => {
  let kept = '';
  const failing = within(async (own) => {
    await own.transaction((tx) => tx.run(write('one')));
    own.hub.expel('person:1', 'person:2');
    kept = await own.files.keep('bin', Buffer.from('a file'));
    await own.transaction((tx) => tx.run(write('two')));
    await fail();
  }, last);
  await expect(failing).rejects.toThrow('no');
  expect([await notes(), told, await work.files.read(kept)]).toEqual([[], [], null]);
});

test('who goes on after a part failed does not write the rest alone', async () => {
  const failing = within(async (own) => {
    await own.transaction((tx) => tx.run(write('one')));
    await own.transaction(() => Promise.reject(new Error('no'))).catch(nothing);
  });
  await expect(failing).rejects.toThrow('no');
  expect(await notes()).toEqual([]);
});

test('a file that is replaced goes with the commit and not before', async () => {
  const name = await work.files.keep('bin', Buffer.from('the old one'));
  let before: unknown = null;
  await within(async (own) => {
    await own.db.run(write('one'));
    await own.files.remove(name);
    before = await work.files.read(name);
  });
  expect(before).not.toBeNull();
  expect(await work.files.read(name)).toBeNull();
});

test('reading beforehand holds no connection', async () => {
  await within(async (own) => {
    await own.db.rows(reading);
    expect(app.testDb.db.pool.totalCount - app.testDb.db.pool.idleCount).toBe(0);
    await own.db.run(write('one'));
    expect(app.testDb.db.pool.totalCount - app.testDb.db.pool.idleCount).toBe(1);
  });
});

test('what it leaves to do later is done as usual', async () => {
  let later: Work | null = null;
  await within((own) => {
    later = own;
    return nothing();
  });
  await (later as unknown as Work).db.run(write('later'));
  (later as unknown as Work).hub.expel('person:1', 'person:2');
  expect([await notes(), told]).toEqual([['later'], ['person:1']]);
});
