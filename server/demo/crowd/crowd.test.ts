import type { Here, StaffOnline } from '@plenum/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { WatchedCrowd } from '../../testing/demo/watched-crowd.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { readNotes, writeNotes } from '../stage/notes.ts';
import { Crowd } from './crowd.ts';

let stand: WatchedCrowd;

beforeAll(async () => {
  stand = await WatchedCrowd.open();
});
afterEach(async () => {
  await stand.leave();
  await expect.poll(stand.peopleHere).toEqual([]);
});
afterAll(() => stand.app.close());

describe('comes and goes with whoever looks', () => {
  test('while nobody looks nobody is there, and nothing is asked of the database', async () => {
    const refusing = () => {
      throw new Error('The database was asked.');
    };
    const work = { ...stand.app.work, db: new Proxy(stand.app.work.db, { get: refusing }) };
    const quiet = new Crowd({ work, door: stand.app.door, http: stand.app.http });
    for (let passed = 0; passed < 3_600; passed += 1) {
      stand.app.clock.ahead += 1;
      expect(await quiet.turn()).toBe(true);
    }
    await stand.come();
    await expect(quiet.turn()).rejects.toThrow('The database was asked.');
  });

  test('the first are there with the next look, nearly sixty soon, and a minute after the last look nobody', async () => {
    const window = await stand.come();
    await stand.live(1);
    expect(stand.peopleHere().length).toBeGreaterThan(10);
    await stand.live(90);
    expect(stand.peopleHere().length).toBeGreaterThan(50);
    window.socket.close();
    await expect.poll(stand.onlookers).toEqual([]);
    await stand.live(58);
    expect(stand.peopleHere().length).toBeGreaterThan(50);
    await stand.live(4);
    await expect.poll(stand.peopleHere).toEqual([]);
    await stand.come();
    await stand.live(1);
    expect(stand.peopleHere().length).toBeGreaterThan(10);
  });

  test('coming again opens no other session, and leaves no sign-in in the audit trail', async () => {
    const sessions = () =>
      stand.app.testDb.db.row<{ sessions: number; entries: number }>(
        sql`select (select count(*)::int from accounts_sessions) as sessions,
                   (select count(*)::int from audit_entries) as entries`,
      );
    await stand.come();
    await stand.live(120);
    const before = await sessions();
    await stand.crowd.leave();
    await stand.live(120);
    expect(await sessions()).toEqual(before);
  });
});

test('where something failed it comes back half a minute later', async () => {
  await stand.come();
  await stand.live(1);
  await stand.crowd.rest();
  await expect.poll(stand.peopleHere).toEqual(stand.onlookers());
  await stand.live(29);
  expect(stand.peopleHere()).toHaveLength(1);
  await stand.live(2);
  expect(stand.peopleHere().length).toBeGreaterThan(10);
});

describe('is seen', () => {
  test('in the lobby, at booths, and by when they were last there', async () => {
    await stand.come();
    await stand.live(90);
    const here = await stand.ask<Here>('GET /api/chat/conversations/:conversationId/here', {
      params: { conversationId: stand.demo.lobbyId },
    });
    expect(here.count).toBeGreaterThan(9);
    const { booths } = await stand.ask<StaffOnline>('GET /api/events/:eventId/hall/online', {
      params: { eventId: stand.demo.event.id },
    });
    expect(booths.length).toBeGreaterThan(5);
    const seen = await stand.app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int from organisations_members where last_seen_at is not null`,
    );
    expect(seen?.count).toBeGreaterThan(50);
  });

  test('it talks, and goes on where it stopped', async () => {
    await stand.come();
    const first = await stand.liveUntil(async () =>
      (await stand.linesIn(stand.demo.lobbyId)).at(-1),
    );
    await stand.crowd.leave();
    stand.crowd = stand.another();
    const next = await stand.liveUntil(async () => {
      const last = (await stand.linesIn(stand.demo.lobbyId)).at(-1);
      return last && last.id !== first.id ? last : undefined;
    });
    expect(next.text).not.toBe(first.text);
  });

  test('it stars sessions and visits booths', async () => {
    await stand.come();
    await stand.live(300);
    const [stars, visits] = await Promise.all(
      [sql`agenda_stars`, sql`exhibitors_visits`].map((table) =>
        stand.app.testDb.db.row<{ count: number }>(sql`select count(*)::int from ${table}`),
      ),
    );
    expect(stars?.count).toBeGreaterThan(2);
    expect(visits?.count).toBeGreaterThan(5);
  });
});

describe('never comes', () => {
  test('where there are no notes of a demo', async () => {
    const other = await openTestApp({ env: { DEMO: '1' } });
    const none = new Crowd({ work: other.work, door: other.door, http: other.http });
    expect(await none.turn()).toBe(false);
    await other.close();
  });

  test('to an organisation that is not the demo’s, whatever the notes say', async () => {
    const notes = await readNotes(stand.app.config.dataDir);
    if (!notes) throw new Error('The small demo left no notes.');
    await writeNotes(stand.app.config.dataDir, {
      ...notes,
      organiserId: stand.demo.guest.person.id,
    });
    const wrong = stand.another();
    await stand.come();
    expect(await wrong.turn()).toBe(false);
    expect(stand.peopleHere()).toEqual([stand.demo.guest.person.id]);
    await writeNotes(stand.app.config.dataDir, notes);
  });
});
