import type { SearchResults } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { mailsIn, to } from '../../testing/email/email-writes.ts';
import { aCrowd } from '../../testing/profiles.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: { admin: Actor; writer: Actor; reader: Actor; stranger: Actor };
beforeAll(async () => {
  app = await openTestApp();
  const admin = await anAdmin(app);
  const crowd = await aCrowd(app, admin);
  people = {
    admin,
    writer: await crowd.attendee('Ada Writer'),
    reader: await crowd.attendee('Ben Reader'),
    stranger: await anAdmin(app, 'Of another house'),
  };
});
afterAll(() => app.close());

const files = async (by: Actor, q = '') => {
  const query = { q };
  const answer = await app.call('GET /api/main-search/data', { token: by.token, query });
  const { searchArr } = answer.body as SearchResults;
  return searchArr.flatMap((group) => (group.groupTitle === 'Files' ? group.data : []));
};

test('files are those of one’s own mails, to nobody else, and gone with the mail', async () => {
  const { admin, writer, reader, stranger } = people;
  const mails = mailsIn(app);
  const bytes = Buffer.from('What we agreed on\n');
  const fileIds = [await mails.fileId(writer, 'Minutes %.txt', { type: 'text/plain', bytes })];
  expect(await files(writer)).toEqual([]);
  await mails.write(writer, { to: to(reader), subject: 'Minutes', fileIds });

  const found = { title: 'Minutes %.txt', by: 'Ada Writer', size: '1kb' };
  for (const by of [writer, reader]) {
    expect(await files(by)).toEqual([{ ...found, file: expect.stringMatching(/^data:image/) }]);
    expect(await files(by, 'MINUTES %')).toHaveLength(1);
    expect(await files(by, '_')).toEqual([]);
  }
  for (const by of [admin, stranger]) expect(await files(by, 'minutes')).toEqual([]);

  const [row] = await mails.inbox(reader);
  await app.call('POST /apps/email/update-emails', {
    token: reader.token,
    body: { emailIds: [row?.id], dataToUpdate: { folder: 'trash' } },
  });
  expect(await files(reader)).toEqual([]);
  expect(await files(writer)).toHaveLength(1);
});
