import type { Announcement, EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { hasRedis, openTestRedis, type TestRedis } from '../../testing/test-redis.ts';
import { agendaFacts } from '../agenda/index.ts';
import { announce } from './people/people.announcements.ts';
import { setBan } from './people/people.bans.ts';
import { insertPerson } from './people/people.queries.ts';
import { changeState } from './events.state.ts';

let redis: TestRedis;
let here: TestApp;
let there: TestApp;
let admin: Actor;
let event: EventSetup;

const stateOf = async (app: TestApp) =>
  (await app.http.inject({ url: '/readyz' })).json<{ nodes: string }>().nodes;
const later = { timeout: 10_000, interval: 50 };

/** Nobody can tell the other node anything. */
describe.skipIf(!hasRedis)(
  'with Redis away, another node shows nothing old after ten seconds',
  () => {
    beforeAll(async () => {
      redis = await openTestRedis();
      const env = { REDIS_URL: redis.url };
      here = await openTestApp({ env });
      there = await openTestApp({ env, beside: here });
      await there.listen();
      admin = await anAdmin(here);
      event = await aPublishedEvent(here, admin);
      await redis.kill();
      for (const app of [here, there]) {
        await vi.waitFor(async () => expect(await stateOf(app)).toBe('apart'), later);
      }
    });
    afterAll(async () => {
      await there.close();
      await here.close();
    });

    const words = async (slug: string) => {
      const path = `/api/e/${slug}/announcements`;
      const body = (await there.http.inject({ url: path })).json<Announcement[]>();
      return body.map((one) => one.words['en']);
    };

    test('an announcement that is new', async () => {
      expect(await words(event.slug)).toEqual([]);
      await announce(here.work, admin.person, event.id, { words: { en: 'Lunch is served.' } });
      there.clock.ahead += 10;
      expect(await words(event.slug)).toEqual(['Lunch is served.']);
    });

    test('a hall to who was shut out', async () => {
      const guest = await aColleague(here, admin);
      const { organisationId } = admin.person;
      const who = { organisationId, eventId: event.id, personId: guest.person.id };
      await insertPerson(here.testDb.db, organisationId, event.id, guest.person.id);
      const input = { token: guest.token, params: { eventId: event.id } };
      const hall = async () => (await there.call('GET /api/events/:eventId/hall', input)).status;
      expect([await hall(), await hall()]).toEqual([200, 200]);
      await here.work.transaction((tx) => setBan(tx, who, 'infinity'));
      there.clock.ahead += 10;
      expect(await hall()).toBe(404);
    });

    test('an event that is a draft again', async () => {
      const url = `/api/e/${event.slug}`;
      const status = async () => (await there.http.inject({ url })).statusCode;
      expect(await status()).toBe(200);
      await changeState(here.work, agendaFacts, admin.person, event.id, 'draft');
      there.clock.ahead += 10;
      expect(await status()).toBe(404);
      expect((await there.http.inject({ url: `${url}/announcements` })).statusCode).toBe(404);
    });
  },
);
