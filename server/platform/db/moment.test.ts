import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDb, type TestDb } from '../../testing/test-db.ts';
import { moment } from './moment.ts';
import { sql } from './sql.ts';

let testDb: TestDb;

beforeAll(async () => {
  testDb = await createTestDb();
  await testDb.db.run(sql`create table likes (id int)`);
});
afterAll(() => testDb.drop());

const look = async () =>
  (await testDb.db.row<{ at: number; likes: number }>(
    sql`select count(*)::int as likes, ${moment} as at from likes`,
  ))!;

/** Other files commit on the same server: what they do in between is not what is looked at. */
const undisturbed = (play: () => Promise<void>) =>
  vi.waitFor(play, { timeout: 20_000, interval: 1 });

/** A transaction that has written and is not over: the answer ends it. */
const writing = () =>
  new Promise<() => Promise<void>>((resolve) => {
    const over = testDb.db.transaction(async (tx) => {
      await tx.run(sql`insert into likes values (1)`);
      await new Promise<void>((end) => {
        resolve(() => {
          end();
          return over;
        });
      });
    });
  });

test('whatever is committed between two readings makes the later the higher, in whatever order they end', () =>
  undisturbed(async () => {
    const [first, second, third] = [await writing(), await writing(), await writing()];
    const seen = [await look()];
    for (const end of [second, third, first]) {
      await end();
      seen.push(await look());
    }
    const before = seen[0]!;
    expect(seen).toEqual(
      [0, 1, 2, 3].map((more) => ({ likes: before.likes + more, at: before.at + more })),
    );
  }));

test('nothing that is only read or still being written moves it', () =>
  undisturbed(async () => {
    const end = await writing();
    const before = await look();
    const endOther = await writing();
    const after = await look();
    await Promise.all([end(), endOther()]);
    expect(after).toEqual(before);
  }));
