import type { BookingRecord, EventSetup, WrittenAnswerPage } from '@plenum/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { booked, detailsOf } from '../../../testing/bookings/bookings.ts';
import {
  aFileAnswer,
  answerWith,
  askedForFile,
  tinyPaper,
} from '../../../testing/bookings/files.ts';
import { newQuestion } from '../../../testing/bookings/offer.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tinyPicture } from '../../../testing/tiny-picture.ts';
import { forgetInBookings, readOwn } from '../index.ts';
import { giveUp } from '../own/own.end.ts';
import { sweepFiles } from './files.service.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  app.clock.ahead = 0;
});

type Asked = Awaited<ReturnType<typeof askedForFile>>;
type File = { type: string; bytes: Buffer };

const bring = (
  { token, questionId, placeId }: Asked,
  file: File = tinyPaper,
  name = 'card.pdf',
  other: object = {},
) =>
  app.call('POST /api/booking/:token/files', {
    params: { token },
    query: { questionId, placeId, name, ...other },
    file,
  });
const brought = async (...given: Parameters<typeof bring>) =>
  (await bring(...given)).body as { id: number; name: string };
const own = (token: string, fileId: number) =>
  app.call('GET /api/booking/:token/files/:fileId', { params: { token, fileId } });
const asOrganiser = (by: Actor | null, fileId: number) =>
  app.call('GET /api/booking-files/:fileId', {
    ...(by && { token: by.token }),
    params: { fileId },
  });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];
const isThere = async (fileId: number): Promise<boolean> => {
  const row = await app.testDb.db.row(sql`select 1 from bookings_files where id = ${fileId}`);
  return row !== null;
};
const hours = (count: number) => (app.clock.ahead = count * 3_600);

describe('what is brought', () => {
  test.each([
    ['a page', 'text/html', '<script>1</script>', [415, 'unsupported_type']],
    ['a drawing', 'image/svg+xml', '<svg/>', [415, 'unsupported_type']],
    [
      'a page called a paper',
      'application/pdf',
      '<!doctype html>%PDF-1.4',
      [422, 'bookings.file_not_what_it_says'],
    ],
    ['a paper called a picture', 'image/png', '%PDF-1.4', [422, 'bookings.file_not_what_it_says']],
    [
      'a picture cut off',
      'image/png',
      tinyPicture.bytes.subarray(0, 30),
      [422, 'files.not_a_picture'],
    ],
  ])('is refused: %s', async (_, type, bytes, [status, code]) => {
    const asked = await askedForFile(app, admin, event);
    const answer = codeOf(await bring(asked, { type, bytes: Buffer.from(bytes) }));
    expect(answer[0]).toBe(status);
    if (status === 422) expect(answer[1]).toBe(code);
  });

  test('is refused where it is larger than a phone’s picture', async () => {
    const asked = await askedForFile(app, admin, event);
    const bytes = Buffer.concat([tinyPaper.bytes, Buffer.alloc(10_000_000)]);
    expect((await bring(asked, { ...tinyPaper, bytes })).status).toBe(413);
  });

  test('is refused where no file is asked for, and where nobody has the link', async () => {
    const asked = await askedForFile(app, admin, event);
    const other = await askedForFile(app, admin, event);
    const words = await newQuestion(app, admin, event.id);
    const refusal = [409, 'bookings.file_not_asked'];
    const tries = [{ questionId: words.id }, { placeId: other.placeId }, { questionId: 999_999 }];
    for (const wrong of tries) {
      expect(codeOf(await bring(asked, tinyPaper, 'x', wrong))).toEqual(refusal);
    }
    expect((await bring({ ...asked, token: 'A'.repeat(43) })).status).toBe(404);
    await giveUp(app.work, asked.token);
    expect(codeOf(await bring(asked))).toEqual([409, 'bookings.hold_ended']);
  });

  test('is drawn anew where it is a picture: nothing else of it is kept', async () => {
    const asked = await askedForFile(app, admin, event);
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .jpeg()
      .toBuffer();
    const withMore = Buffer.concat([bytes, Buffer.from('<script>hurt</script>')]);
    const { id, name } = await brought(asked, { type: 'image/jpeg', bytes: withMore }, 'me.jpg');
    expect(name).toBe('me.webp');
    const { rawPayload, headers } = await app.http.inject({
      url: `/api/booking/${asked.token}/files/${id}`,
    });
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
    expect(rawPayload.includes('hurt')).toBe(false);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/) as string,
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'cache-control': 'no-store',
    });
  });

  test('is counted by network', async () => {
    const few = await openTestApp({ limits: { 'answer-file': { points: 1, seconds: 600 } } });
    const by = await anAdmin(few);
    const asked = await askedForFile(few, by, await aPublishedEvent(few, by));
    const { token, questionId, placeId } = asked;
    const send = () =>
      few.call('POST /api/booking/:token/files', {
        params: { token },
        query: { questionId, placeId, name: 'a.pdf' },
        file: tinyPaper,
      });
    expect([(await send()).status, (await send()).status]).toEqual([201, 429]);
    await few.close();
  });
});

describe('an answer', () => {
  test('is a file that was brought for it, by the name it came with', async () => {
    const asked = await askedForFile(app, admin, event, { isRequired: true });
    const missing = async () => (await readOwn(app.work, asked.token)).missing;
    const path = `/people/${asked.placeId}/answers/${asked.questionId}`;
    expect(await missing()).toContain(path);
    const { id } = await brought(asked, tinyPaper, '../../a<b>\u202e.pdf');
    const { people } = await answerWith(app, asked, id);
    expect(people[0]?.answers).toEqual([
      { questionId: asked.questionId, text: 'a<b>.pdf', optionIds: [id] },
    ]);
    expect(await missing()).not.toContain(path);
  });

  test('is none where it is somebody else’s, of another question, or two', async () => {
    const asked = await askedForFile(app, admin, event);
    const other = await askedForFile(app, admin, event);
    const theirs = await brought(other);
    const [one, two] = await Promise.all([brought(asked), brought(asked)]);
    for (const ids of [[theirs.id], [999_999_999], [one.id, two.id]]) {
      await expect(answerWith(app, asked, ...ids)).rejects.toThrow('bookings.incomplete');
    }
    const { people } = await answerWith(app, asked, two.id);
    expect(people[0]?.answers[0]?.optionIds).toEqual([two.id]);
  });

  test('is read by who has the link and by organisers, and by nobody else', async () => {
    const { token, fileId } = await aFileAnswer(app, admin, event);
    const other = await aFileAnswer(app, admin, event);
    const stranger = await anAdmin(app, 'Someone Else');
    const attendee = await aColleague(app, admin);
    expect((await own(token, fileId)).status).toBe(200);
    expect((await own(other.token, fileId)).status).toBe(404);
    expect((await asOrganiser(admin, fileId)).status).toBe(200);
    const statuses = [stranger, attendee, null].map(
      async (by) => (await asOrganiser(by, fileId)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 403, 401]);
  });

  test('is listed, counted and written into files by its name, and no sheet reckons with it', async () => {
    const asked = await askedForFile(app, admin, event);
    const { id } = await brought(asked, tinyPaper, '=HYPERLINK("x").pdf');
    const { people } = await answerWith(app, asked, id);
    const details = { people: detailsOf(await readOwn(app.work, asked.token)).people };
    const answers = people[0]?.answers ?? [];
    await booked(app, asked.token, {
      details: { people: details.people.map((one) => ({ ...one, answers })) },
    });
    const { questionId } = asked;
    const by = { token: admin.token };
    const listed = await app.call('GET /api/booking-questions/:questionId/texts', {
      ...by,
      params: { questionId },
      query: {},
    });
    expect((listed.body as WrittenAnswerPage).answers).toMatchObject([
      { text: '=HYPERLINK("x").pdf', fileId: id },
    ]);
    const figures = await app.call('GET /api/booking-questions/:questionId/figures', {
      ...by,
      params: { questionId },
    });
    expect(figures.body).toMatchObject({ kind: 'file', asked: 1, answered: 1, values: [] });
    const { text } = await app.call('GET /api/events/:eventId/bookings/export', {
      ...by,
      params: { eventId: event.id },
      query: {},
    });
    expect(text).toContain('\'=HYPERLINK(""x"").pdf');
    const record = await app.call('GET /api/events/:eventId/bookings', {
      ...by,
      params: { eventId: event.id },
      query: { question: questionId, answered: 'yes' },
    });
    expect((record.body as { bookings: BookingRecord[] }).bookings).toHaveLength(1);
  });
});

describe('what answers nothing any more is swept', () => {
  test('as it was replaced or never named, after two hours', async () => {
    const { token, questionId, placeId, fileId } = await aFileAnswer(app, admin, event);
    const asked = { token, questionId, placeId };
    const next = await brought(asked);
    const loose = await brought(asked);
    await answerWith(app, asked, next.id);
    await booked(app, token, {
      details: {
        people: detailsOf(await readOwn(app.work, token)).people.map((one) => ({
          ...one,
          answers: [{ questionId, text: '', optionIds: [next.id] }],
        })),
      },
    });
    hours(1);
    await sweepFiles(app.work);
    expect(await Promise.all([fileId, loose.id, next.id].map(isThere))).toEqual([true, true, true]);
    hours(3);
    await sweepFiles(app.work);
    expect(await Promise.all([fileId, loose.id, next.id].map(isThere))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('with those who did not come to the end, and what they answered', async () => {
    const { token, fileId } = await aFileAnswer(app, admin, event);
    const stored = await app.testDb.db.row<{ name: string }>(
      sql`select stored_as as name from bookings_files where id = ${fileId}`,
    );
    await giveUp(app.work, token);
    await sweepFiles(app.work);
    expect(await isThere(fileId)).toBe(false);
    expect(await app.work.files.read(stored?.name ?? '')).toBeNull();
    expect((await readOwn(app.work, token)).people[0]?.answers).toEqual([]);
  });

  test('a month after it was cancelled, since what is paid late may bring it back', async () => {
    const { token, questionId, fileId } = await aFileAnswer(app, admin, event);
    const people = detailsOf(await readOwn(app.work, token)).people.map((one) => ({
      ...one,
      answers: [{ questionId, text: '', optionIds: [fileId] }],
    }));
    await booked(app, token, { details: { people } });
    await app.call('POST /api/booking/:token/cancel', { params: { token } });
    hours(29 * 24);
    await sweepFiles(app.work);
    expect(await isThere(fileId)).toBe(true);
    hours(31 * 24);
    await sweepFiles(app.work);
    expect(await isThere(fileId)).toBe(false);
  });

  test.each(['the person', 'the question'])('with %s', async (what) => {
    const { token, questionId, fileId } = await aFileAnswer(app, admin, event);
    const people = detailsOf(await readOwn(app.work, token)).people.map((one) => ({
      ...one,
      answers: [{ questionId, text: '', optionIds: [fileId] }],
    }));
    const booker = { fullName: 'Ines', email: `gone-${fileId}@example.com`, phone: '' };
    const named = people.map((one) => ({ ...one, email: booker.email }));
    await booked(app, token, { details: { booker, people: named } });
    if (what === 'the person') {
      const gone = { address: booker.email, stand: 'gone@invalid' };
      await forgetInBookings(app.work.db, admin.person.organisationId, gone);
    } else {
      await app.call('DELETE /api/booking-questions/:questionId', {
        token: admin.token,
        params: { questionId },
      });
    }
    hours(3);
    await sweepFiles(app.work);
    expect(await isThere(fileId)).toBe(false);
  });
});
