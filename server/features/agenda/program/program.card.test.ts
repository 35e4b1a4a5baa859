import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { keepPicture } from '../../files/index.ts';
import { addSpeaker } from '../../speakers/index.ts';
import { wordsOfEvent } from '../../events/index.ts';
import { requirePublished } from '../agenda.access.ts';
import { cardAddress } from './program.card.ts';
import { speakersOf } from './program.facts.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const startsAt = '2027-03-28T09:00:00Z';
const cardOf = (slug: string, sessionId: number, query = '') =>
  app.http.inject({ url: `/api/e/${slug}/sessions/${sessionId}/card${query}` });

async function anEventWith(title: string) {
  const admin = await anAdmin(app);
  const agenda = await anAgenda(app, admin);
  const session = await agenda.add({ startsAt, title: { en: title } });
  return { ...agenda, admin, session, slug: agenda.event.slug };
}

async function addressOf({ slug, session }: Awaited<ReturnType<typeof anEventWith>>) {
  const about = await wordsOfEvent(app.work, slug, 'en');
  const published = await requirePublished(app.work.db, about.event, session.id);
  const speakers = await speakersOf(app.work, about, published.session);
  return new URL((await cardAddress(app.work, about, published.session, speakers)) ?? '');
}

test.each([
  ['short', 'The long night'],
  ['endless', 'Q'.repeat(300)],
  ['markup', '<svg onload=alert(1)>#panic("gone") $x$ "quoted" & more'],
  ['Arabic', 'كيف تبني المدن موانئها'],
  ['Japanese', '港の未来'],
  ['of signs nobody drew', '\u{10FFFD} \u202E x'],
])('a title that is %s is a picture for previews', async (_, title) => {
  const one = await anEventWith(title);
  await one.publish();
  const { statusCode, headers, rawPayload } = await cardOf(one.slug, one.session.id);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1_200, height: 630 });
  expect(rawPayload.byteLength).toBeLessThan(300_000);
});

test('nothing is drawn of what is not published, hidden or gone', async () => {
  const one = await anEventWith('Secret talk');
  expect((await cardOf(one.slug, one.session.id)).statusCode).toBe(404);
  await one.publish();
  expect((await cardOf(one.slug, one.session.id)).statusCode).toBe(200);
  expect((await cardOf('no-such-event', one.session.id)).statusCode).toBe(404);
  const other = await anEventWith('Elsewhere');
  expect((await cardOf(other.slug, one.session.id)).statusCode).toBe(404);
  await app.testDb.db.run(
    sql`update events set modules = array_remove(modules, 'program') where slug = ${one.slug}`,
  );
  expect((await cardOf(one.slug, one.session.id)).statusCode).toBe(404);
  expect((await cardOf(one.slug, one.session.id, '?language=xx')).statusCode).toBe(422);
  expect((await cardOf(one.slug, one.session.id, '?mark=../../etc')).statusCode).toBe(422);
});

test('its address is another one once it shows something else, and for ever under that', async () => {
  const one = await anEventWith('Before');
  await one.publish();
  const before = await addressOf(one);
  const first = await cardOf(one.slug, one.session.id, before.search);
  expect(first.headers['cache-control']).toContain('immutable');
  await one.change(one.session, { title: { en: 'After' } });
  await one.publish();
  const after = await addressOf(one);
  expect(after.search).not.toBe(before.search);
  const stale = await cardOf(one.slug, one.session.id, before.search);
  const fresh = await cardOf(one.slug, one.session.id, after.search);
  expect(stale.headers['cache-control']).not.toContain('immutable');
  expect(stale.rawPayload.equals(fresh.rawPayload)).toBe(true);
  expect(fresh.rawPayload.equals(first.rawPayload)).toBe(false);
});

test('who speaks has their face on it; who is hidden has not', async () => {
  const one = await anEventWith('Faces');
  const { person } = one.admin;
  const red = { create: { width: 300, height: 300, channels: 3, background: '#ff0000' } } as const;
  const bytes = await sharp(red).png().toBuffer();
  const picture = await keepPicture(app.work, bytes, 'face', 'one');
  const { id } = await addSpeaker(app.work, person, one.event.id, {
    kind: 'keynote',
    name: 'Inês <b>Prado</b>',
  });
  const show = (isHidden: boolean) =>
    app.testDb.db.run(
      sql`update speakers set picture = ${picture}, is_hidden = ${isHidden} where id = ${id}`,
    );
  await show(false);
  await one.change(one.session, { speakers: [{ id, role: 'speaker' }] });
  await one.publish();
  const redsIn = async () => {
    const { rawPayload } = await cardOf(one.slug, one.session.id);
    const { data } = await sharp(rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let reds = 0;
    for (let at = 0; at < data.length; at += 3) {
      if ((data[at] ?? 0) > 230 && (data[at + 1] ?? 0) < 30 && (data[at + 2] ?? 0) < 30) reds += 1;
    }
    return reds;
  };
  expect(await redsIn()).toBeGreaterThan(5_000);
  await show(true);
  expect(await redsIn()).toBe(0);
});

test('asked for by many at once it is drawn once', async () => {
  const one = await anEventWith('Everybody');
  await one.publish();
  const all = await Promise.all(Array.from({ length: 60 }, () => cardOf(one.slug, one.session.id)));
  expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
});
