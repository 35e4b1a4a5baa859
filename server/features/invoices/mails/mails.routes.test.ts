import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Invoice, MailDraft, MailInput, Problem } from '@plenum/contract';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aClient, aDraft, aPayment, anInvoice, billing } from '../../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindOverdue } from '../index.ts';

const day = 86_400;

let app: TestApp;
let admin: Actor;
let server: SMTPServer;
const taken: Buffer[] = [];
let refusals = 0;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 }));
        }
        taken.push(Buffer.concat(pieces));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  app = await openTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(async () => {
  admin = await proven(app);
  taken.length = 0;
  refusals = 0;
  app.clock.ahead = 0;
});

async function proven(of: TestApp): Promise<Actor> {
  const one = await anAdmin(of);
  const { organisationId } = one.person;
  await of.work.db.run(
    sql`update organisations set verified_at = now() where id = ${organisationId}`,
  );
  return one;
}

const words: MailInput = {
  to: 'ines@northlight.example',
  language: 'de',
  subject: 'Ihre Rechnung',
  text: 'Guten Tag,\n\nanbei <b>die Rechnung</b>.',
};
type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, invoiceId: number, input: object = {}) =>
  app.call(key, { token: admin.token, params: { invoiceId }, ...input });
const mail = (id: number, body: Partial<MailInput> = {}, input: object = {}) =>
  call('POST /api/invoices/:invoiceId/mails', id, { body: { ...words, ...body }, ...input });
const reminded = (id: number, input: object = {}) =>
  call('POST /api/invoices/:invoiceId/reminders', id, { body: words, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as Problem).code;
const readBack = async (id: number) =>
  (await call('GET /api/invoices/:invoiceId', id)).body as Invoice;
/** Days later, as the organisation sees it; tokens and limits go by the same clock. */
const later = async (days: number, deed: () => Promise<unknown>) => {
  app.clock.ahead = days * day;
  await deed();
  app.clock.ahead = 0;
};
const round = (days: number) => later(days, () => remindOverdue(app.work));
/** Failed jobs wait before they come back: nobody waits here. */
async function untilSent(id: number): Promise<void> {
  const waiting = sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`;
  while ((await readBack(id)).mails.some(({ state }) => state !== 'sent')) {
    await app.testDb.db.run(waiting);
    await app.doJobs();
  }
}
const overdue = (other: object = {}) => anInvoice(app, admin, { dueOn: '2026-01-10', ...other });

test('drafts are not sent, nor anything by who is not known yet', async () => {
  const draft = await aDraft(app, admin);
  expect(codeOf(await mail(draft.id))).toBe('invoices.is_draft');
  admin = await anAdmin(app);
  const { id } = await anInvoice(app, admin);
  expect(codeOf(await mail(id))).toBe('accounts.unverified');
  expect((await readBack(id)).mails).toEqual([]);
  const { token } = await aColleague(app, admin);
  expect((await mail(id, {}, { token })).status).toBe(403);
});

test('it leaves with the PDF, and its history says how far it came', async () => {
  const { id, number, version } = await anInvoice(app, admin);
  const sent = await mail(id);
  expect(sent.status, sent.text).toBe(201);
  const after = sent.body as Invoice;
  expect(after).toMatchObject({ state: 'sent', mails: [{ state: 'queued', to: words.to }] });
  expect(after.version).toBeGreaterThan(version);
  await untilSent(id);
  expect(taken).toHaveLength(1);
  const { subject, text, html, attachments, replyTo } = await PostalMime.parse(taken[0] ?? '');
  expect(replyTo).toMatchObject([{ address: 'billing@horizon.example' }]);
  expect(subject).toBe('Ihre Rechnung');
  expect(text).toContain('anbei <b>die Rechnung</b>.');
  expect(html).toContain('anbei &#60;b&#62;die Rechnung');
  expect(attachments).toMatchObject([
    { filename: `Rechnung-${number}.pdf`, mimeType: 'application/pdf' },
  ]);
  const pdf = await app.http.inject({
    url: `/api/invoices/${id}/pdf?language=de`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer)).toEqual(pdf.rawPayload);
  const [line] = (await readBack(id)).mails;
  expect(line).toMatchObject({ kind: 'document', step: null, by: 'Ada Sommer', fault: '' });
  expect(await app.work.db.rows(sql`select from mail_files`)).toEqual([]);
});

test('words that would be headers, markup or a file of another name stay words', async () => {
  const company = '../../x\r\nBcc: eve@example.org';
  const { id: clientId } = await aClient(app, admin, { company, name: '<img src=x onerror=y>' });
  const { id } = await anInvoice(app, admin, { clientId });
  const subject = 'Bill\r\nBcc: eve@example.org\r\n\r\n<b>';
  await mail(id, { subject, text: '</p><script>alert(1)</script>\u0000\u202E end' });
  await untilSent(id);
  expect(taken).toHaveLength(1);
  const read = await PostalMime.parse(taken[0] ?? '');
  expect(read.subject).toBe('Bill Bcc: eve@example.org <b>');
  expect(read.bcc ?? []).toEqual([]);
  expect(read.to?.map(({ address }) => address)).toEqual([words.to]);
  expect(read.html).not.toContain('<script');
  expect(read.text).not.toMatch(/[\u0000\u202E]/);
});

test('sent again under its key it leaves once', async () => {
  const { id } = await anInvoice(app, admin);
  const again = { headers: { 'idempotency-key': randomUUID() } };
  const first = await mail(id, {}, again);
  expect(first.status, first.text).toBe(201);
  expect((await mail(id, {}, again)).body).toEqual(first.body);
  await untilSent(id);
  expect(taken).toHaveLength(1);
});

test('a mail server that refuses is shown in its own words, and tried again', async () => {
  const { id } = await anInvoice(app, admin);
  await mail(id);
  refusals = 1;
  await app.doJobs().catch(() => undefined);
  const [line] = (await readBack(id)).mails;
  expect(line?.state).toBe('failed');
  expect(line?.fault).toContain('Mailbox full');
  await untilSent(id);
  expect(taken).toHaveLength(1);
  expect((await readBack(id)).mails).toMatchObject([{ state: 'sent', fault: '' }]);
});

test('without a mail server it lies in the outbox', async () => {
  const own = await openTestApp();
  const one = await proven(own);
  const { id } = await anInvoice(own, one);
  const of = { token: one.token, params: { invoiceId: id } };
  await own.call('POST /api/invoices/:invoiceId/mails', { ...of, body: words });
  await own.doJobs();
  const { body } = await own.call('GET /api/invoices/:invoiceId', of);
  expect(body).toMatchObject({ mails: [{ state: 'kept' }] });
  await own.close();
});

test('a draft of the mail is in the language of the client, to their address of today', async () => {
  const client = await aClient(app, admin, { language: 'fr', email: 'old@northlight.example' });
  const { id, number } = await anInvoice(app, admin, { clientId: client.id });
  await app.call('PATCH /api/invoices/clients/:clientId', {
    token: admin.token,
    params: { clientId: client.id },
    body: { email: 'new@northlight.example' },
  });
  const key = 'GET /api/invoices/:invoiceId/mail-draft';
  const draft = (await call(key, id)).body as MailDraft;
  expect(draft).toMatchObject({ to: 'new@northlight.example', language: 'fr', step: null });
  expect(draft.subject).toBe(`Facture ${number} de Horizon Events GmbH`);
  expect(draft.fileName).toBe(`Facture-${number}.pdf`);
  const german = (await call(key, id, { query: { language: 'de' } })).body as MailDraft;
  expect(german.text).toContain('anbei erhalten Sie unsere Rechnung');
});

test('only what is past due is reminded of, three times', async () => {
  const open = await anInvoice(app, admin);
  expect(codeOf(await reminded(open.id))).toBe('invoices.not_past_due');
  const { id, gross } = await overdue();
  const draft = await call('GET /api/invoices/:invoiceId/reminder-draft', id);
  expect(draft.body).toMatchObject({ step: 1 });
  for (const step of [1, 2, 3]) {
    const { mails } = (await reminded(id)).body as Invoice;
    expect(mails.at(-1)).toMatchObject({ kind: 'reminder', step });
  }
  expect(codeOf(await reminded(id))).toBe('invoices.reminded_enough');
  const paid = await overdue();
  await aPayment(app, admin, { invoiceId: paid.id, amount: gross });
  expect(codeOf(await reminded(paid.id))).toBe('invoices.not_past_due');
});

test('sent by several at once, each step is one', async () => {
  const { id } = await overdue();
  const all = await Promise.all(Array.from({ length: 6 }, () => reminded(id)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(3);
  const { mails } = await readBack(id);
  expect(mails.map(({ step }) => step)).toEqual([1, 2, 3]);
});

test('by themselves they go out on their days, where that is switched on', async () => {
  const { id } = await anInvoice(app, admin, { dueOn: null });
  await round(40);
  expect((await readBack(id)).mails).toEqual([]);
  await billing(app, admin, {
    reminders: { isOn: true, days: [7, 10, 5], words: ['', 'Please pay.', ''] },
  });
  // Due 14 days from now: the first reminder is seven after that.
  const stepsAfter = async (days: number) => {
    await round(days);
    await round(days);
    return (await readBack(id)).mails.map(({ step, by }) => [step, by]);
  };
  expect(await stepsAfter(20)).toEqual([]);
  expect(await stepsAfter(21)).toEqual([[1, null]]);
  expect(await stepsAfter(30)).toHaveLength(1);
  expect(await stepsAfter(31)).toHaveLength(2);
  expect(await stepsAfter(36)).toHaveLength(3);
  expect(await stepsAfter(300)).toHaveLength(3);
  await untilSent(id);
  const texts = await Promise.all(taken.map(async (one) => (await PostalMime.parse(one)).text));
  expect(texts.filter((text) => text?.includes('Please pay.'))).toHaveLength(1);
});

test('two nodes that come by at once remind once, and nobody without an address', async () => {
  await billing(app, admin, { reminders: { isOn: true, days: [7, 7, 7], words: ['', '', ''] } });
  const silent = await aClient(app, admin, { email: '' });
  const nobody = await overdue({ clientId: silent.id });
  const { id } = await overdue();
  await Promise.all([remindOverdue(app.work), remindOverdue(app.work)]);
  expect((await readBack(id)).mails.map(({ step }) => step)).toEqual([1]);
  expect((await readBack(nobody.id)).mails).toEqual([]);
});
