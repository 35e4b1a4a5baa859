import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onMonday } from '../../../testing/analytics/mondays.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { openSink, type Sink } from '../../../testing/email/smtp-sink.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { sql } from '../../../platform/db/sql.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { askWeekly } from './weekly.jobs.ts';

let app: TestApp;
let beside: TestApp;
let founder: Actor;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  beside = await openTestApp({ beside: app });
});
beforeEach(async () => {
  founder = await anAdmin(app);
  admin = await aColleague(app, founder, 'admin');
  await verifyOrganisationsOf(app.testDb.db, founder.person.id);
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const turn = (isOn: boolean, timeZone = 'UTC', by = admin) =>
  app.call('PUT /api/analytics/weekly', { token: by.token, body: { isOn, timeZone } });
const isOn = async (by = admin) =>
  (await app.call('GET /api/analytics/weekly', { token: by.token })).body;
type Monday = Parameters<typeof onMonday>[2];
const lettersAfter = async (monday: Monday = {}, by = admin) => {
  await onMonday(app, () => askWeekly(app.work), monday);
  return mailTo(app, by.email);
};
const tokenIn = (text: string) => /\/reports\/stop\/([\w-]{43})/.exec(text)?.[1];

describe('who has it', () => {
  test('nobody until they ask for it, each for themselves, and attendees never', async () => {
    expect(await isOn()).toEqual({ isOn: false });
    await turn(true);
    expect([await isOn(), await isOn(founder)]).toEqual([{ isOn: true }, { isOn: false }]);
    expect((await turn(true, 'UTC', await aColleague(app, admin))).status).toBe(403);
    await turn(false);
    expect(await isOn()).toEqual({ isOn: false });
    expect(await lettersAfter()).toEqual([]);
  });

  test('a zone that nobody knows is refused', async () => {
    expect((await turn(true, 'Mars/Olympus')).status).toBe(422);
    expect(await isOn()).toEqual({ isOn: false });
  });

  test('the other windows of the person hear of it', async () => {
    const node = await openTestApp({ beside: app });
    const window = await openTestSocket(await node.listen(), admin.token);
    const body = { isOn: true };
    await node.call('PUT /api/analytics/weekly', { token: admin.token, body });
    expect(await window.hears('analytics.weekly_changed')).toEqual({});
    window.socket.close();
    await node.close();
  });
});

describe('when it comes', () => {
  test('on the next Monday at seven where its reader is, not before, and again a week later', async () => {
    const zone = 'America/Sao_Paulo';
    await turn(true, zone);
    expect(await lettersAfter({ zone, time: '06:58' })).toEqual([]);
    expect(await lettersAfter({ zone })).toHaveLength(1);
    expect(await lettersAfter({ zone, time: '20:00' })).toHaveLength(1);
    expect(await lettersAfter({ zone, weeks: 2, time: '06:58' })).toHaveLength(1);
    expect(await lettersAfter({ zone, weeks: 2 })).toHaveLength(2);
  });

  test('by the zone the person chose for their account, where they did', async () => {
    await app.testDb.db.run(
      sql`insert into accounts_settings (person_id, time_zone)
          values (${admin.person.id}, 'Pacific/Honolulu')`,
    );
    await turn(true, 'Pacific/Kiritimati');
    const weekOf = 'Pacific/Honolulu';
    expect(await lettersAfter({ zone: 'Pacific/Kiritimati', weekOf })).toEqual([]);
    const [mail] = await lettersAfter({ zone: weekOf });
    expect(mail?.subject).toContain('weekly report');
  });

  test('once, though two nodes look at the same moment and the job is done twice', async () => {
    await turn(true);
    await onMonday(app, () =>
      onMonday(beside, () => Promise.all([askWeekly(app.work), askWeekly(beside.work)])),
    );
    const jobs = await app.testDb.db.rows<{ payload: never }>(
      sql`select j.payload from graphile_worker._private_jobs j
          where (j.payload ->> 'personId')::bigint = ${admin.person.id}`,
    );
    expect(jobs).toHaveLength(1);
    const [{ payload } = { payload: undefined as never }] = jobs;
    const run = async ({ jobs: table }: TestApp) => table['analytics.mail_weekly']?.(payload);
    await Promise.all([run(app), run(beside)]);
    expect(await mailTo(app, admin.email)).toHaveLength(1);
  });
});

describe('rights are asked again when it is written', () => {
  const change = async (deed: () => Promise<unknown>) => {
    await turn(true);
    await onMonday(app, () => askWeekly(app.work));
    await deed();
    expect(await mailTo(app, admin.email)).toEqual([]);
    expect(await lettersAfter({ weeks: 2 })).toEqual([]);
  };

  test('who was removed gets none', () =>
    change(async () => {
      const params = { personId: admin.person.id };
      const gone = await app.call('DELETE /api/people/:personId', { token: founder.token, params });
      expect(gone.status).toBe(200);
    }));

  test('who is no organiser any more gets none, nor when they become one again', () =>
    change(async () => {
      const as = (role: string) =>
        app.testDb.db.run(
          sql`update organisations_members set role = ${role} where person_id = ${admin.person.id}`,
        );
      await as('client');
      expect(await mailTo(app, admin.email)).toEqual([]);
      await as('admin');
      expect(await isOn()).toEqual({ isOn: false });
    }));

  test('an organisation whose address is not proven mails nothing', async () => {
    const { organisationId } = admin.person;
    await turn(true);
    await app.testDb.db.run(
      sql`update organisations set verified_at = null where id = ${organisationId}`,
    );
    expect(await lettersAfter()).toEqual([]);
  });
});

describe('the link in the mail', () => {
  const aLink = async () => {
    await turn(true);
    const token = tokenIn((await lettersAfter())[0]?.text ?? '');
    if (!token) throw new Error('No link.');
    return { token };
  };

  test('says what it is about, and ends it without an account, as often as one likes', async () => {
    const params = await aLink();
    const look = await app.call('GET /api/analytics/weekly/:token', { params });
    expect(look).toMatchObject({ status: 200, body: { isOn: true } });
    for (const _ of [1, 2]) {
      const ended = await app.call('POST /api/analytics/weekly/:token/stop', { params });
      expect(ended).toMatchObject({ status: 200, body: { isOn: false } });
    }
    expect(await isOn()).toEqual({ isOn: false });
    expect(await lettersAfter({ weeks: 2 })).toHaveLength(1);
    // It is for this alone: nothing turns it on again but the person.
    await turn(true);
    expect(await lettersAfter({ weeks: 3 })).toHaveLength(2);
  });

  test('of somebody else’s making is not found', async () => {
    const params = { token: 'A'.repeat(43) };
    for (const key of [
      'GET /api/analytics/weekly/:token',
      'POST /api/analytics/weekly/:token/stop',
    ] as const)
      expect((await app.call(key, { params })).status).toBe(404);
  });
});

describe('with a mail server', () => {
  let sink: Sink;
  let mailing: TestApp;
  beforeAll(async () => {
    sink = await openSink();
    mailing = await openTestApp({ beside: app, env: { SMTP_URL: sink.url } });
  });
  afterAll(async () => {
    await mailing.close();
    await sink.close();
  });

  test('it travels as a PDF', async () => {
    await turn(true);
    await onMonday(mailing, () => askWeekly(mailing.work));
    await mailing.doJobs();
    const mail = sink.taken.find(({ to }) => to.includes(admin.email));
    expect(mail?.raw).toMatch(/Content-Type: application\/pdf; name="?Analytics-/);
  });

  test('mail programs are told how to end it, and end it with one click', async () => {
    await turn(true);
    await onMonday(mailing, () => askWeekly(mailing.work));
    await mailing.doJobs();
    const { raw = '' } = sink.taken.findLast(({ to }) => to.includes(admin.email)) ?? {};
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const url = new URL(/^List-Unsubscribe: <(.+)>\r$/m.exec(raw)?.[1] ?? '');
    const click = (payload: string, type = 'application/x-www-form-urlencoded') =>
      app.http.inject({
        method: 'POST',
        url: url.pathname,
        payload,
        headers: { 'content-type': type },
      });
    expect((await click('List-Unsubscribe=Perhaps')).statusCode).toBe(422);
    expect(await isOn()).toEqual({ isOn: true });
    expect((await click('List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect(await isOn()).toEqual({ isOn: false });
    const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const answer = await click(`${part}\r\n--b--\r\n`, 'multipart/form-data; boundary=b');
    expect(answer.statusCode).toBe(200);
  });
});
