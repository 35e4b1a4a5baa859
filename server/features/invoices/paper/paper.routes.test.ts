import { XmlDocument } from 'libxml2-wasm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aClient, aDraft, aLine, anInvoice } from '../../../testing/invoices.ts';
import { hasPdfReaders, readPdf, scanPdf } from '../../../testing/pdf.ts';
import { sql } from '../../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { creditInvoice } from '../index.ts';
import { printInvoice } from './paper.service.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const download = (id: number, language?: string, { token } = admin) =>
  app.http.inject({
    url: `/api/invoices/${id}/pdf`,
    query: language === undefined ? {} : { language },
    headers: { authorization: `Bearer ${token}` },
  });
const pdfOf = async (id: number, language?: string) => {
  const answer = await download(id, language);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.rawPayload;
};

test('a draft is no paper yet', async () => {
  const { id } = await aDraft(app, admin);
  const answer = await download(id);
  expect(answer.json()).toMatchObject({ status: 409, code: 'invoices.is_draft' });
});

test('the same document is the same, byte by byte, and a file with a name', async () => {
  const { id } = await anInvoice(app, admin);
  const { headers, rawPayload } = await download(id, 'de');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename\*=UTF-8''Rechnung-\d{4}-\d{5}\.pdf$/,
  );
  app.clock.ahead = 40 * 86_400;
  expect((await printInvoice(app.work, admin.person, id, 'de')).pdf).toEqual(rawPayload);
  app.clock.ahead = 0;
});

test('the file is kept as it was first printed, whatever prints it later', async () => {
  const { id } = await anInvoice(app, admin);
  const [one, other] = await Promise.all([pdfOf(id, 'de'), pdfOf(id, 'de')]);
  expect(other).toEqual(one);
  // As if another version of the template would write something else.
  await app.work.db.run(sql`update invoices set service = 'Something else' where id = ${id}`);
  expect(await pdfOf(id, 'de')).toEqual(one);
  const kept = await app.work.db.rows<{ name: string }>(
    sql`select stored_as as name from invoices_papers where invoice_id = ${id}`,
  );
  expect(kept).toHaveLength(1);
  await app.work.files.remove(kept[0]?.name ?? '');
  const anew = await pdfOf(id, 'de');
  expect(anew).not.toEqual(one);
  expect(await pdfOf(id, 'de')).toEqual(anew);
});

test('what begins like a formula is text in the file for spreadsheets', async () => {
  const { id: clientId } = await aClient(app, admin, { company: '=cmd|calc!A1', name: '\u200B@x' });
  await anInvoice(app, admin, { clientId });
  const { text } = await app.call('GET /api/invoices/export', { token: admin.token, query: {} });
  const line = text.split('\r\n').find((one) => one.includes('calc!A1'));
  expect(line).toMatch(/,"'=cmd\|calc!A1","'\u200B@x",/);
});

describe.skipIf(!hasPdfReaders)('read by programs of others', () => {
  test('it is an archive file with itself as data inside', async () => {
    const { id, number } = await anInvoice(app, admin);
    const { info, attachments, metadata, faults, text } = await readPdf(await pdfOf(id, 'de'));
    expect(info).toMatch(/Tagged: +yes/);
    expect(faults).toContain('No syntax or stream encoding errors found');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    XmlDocument.fromString(metadata).dispose();
    expect(Object.keys(attachments)).toEqual(['factur-x.xml']);
    expect(attachments['factur-x.xml']).toContain(`<ram:ID>${number}</ram:ID>`);
    for (const words of ['Northlight Ltd', 'DE811569869', 'Steuer 19 % auf 200,00', '345,00']) {
      expect(text.replaceAll(/\s/gu, ' ')).toContain(words);
    }
  });

  test.each([
    ['en', 'Payment reference'],
    ['de', 'Verwendungszweck'],
    ['fr', 'Référence de paiement'],
    ['pt', 'Referência de pagamento'],
  ])('in %s it says what to name: %s', async (language, words) => {
    const { id } = await anInvoice(app, admin);
    expect((await readPdf(await pdfOf(id, language))).text).toContain(words);
  });

  test('it speaks the language of the client', async () => {
    const { id: clientId } = await aClient(app, admin, { language: 'pt' });
    const { id } = await anInvoice(app, admin, { clientId });
    expect((await readPdf(await pdfOf(id))).text).toContain('Fatura');
  });

  test('what a camera reads is the transfer', async () => {
    const { id, number } = await anInvoice(app, admin);
    expect(await scanPdf(await pdfOf(id))).toBe(
      `BCD\n002\n1\nSCT\nDEUTDEFF\nHorizon Events GmbH\nDE89370400440532013000\nEUR345.00\n\n\n${number}`,
    );
  });

  test('a credit note names its invoice, and asks for no money', async () => {
    const invoice = await anInvoice(app, admin);
    const why = { why: 'One wall was missing', lines: [{ place: 0, quantity: 1 }] };
    const note = await creditInvoice(app.work, admin.person, invoice.id, why);
    const { text, attachments } = await readPdf(await pdfOf(note.id, 'fr'));
    expect(text).toContain('Avoir');
    expect(text).toContain(invoice.number);
    expect(text).not.toContain('IBAN');
    expect(attachments['factur-x.xml']).toContain('<ram:TypeCode>381</ram:TypeCode>');
  });

  test.each([
    ['markup and formulas', '<script>alert(1)</script> =cmd|calc!A1 [x](http://y)'],
    ['code of the typesetter', '#panic("x") #import "@preview/a:1" $ x $ \\ `raw` _a_ *b* @label'],
    ['signs that steer', 'tab\tnull bell\u0007 escape\u001B[31m return'],
    ['marks that turn lines around', 'invoice \u202Efdp.exe\u2066 end'],
    ['Arabic and Hebrew', 'شركة النور للتجارة — דוד לוי'],
    ['signs no font has', '株式会社プレナム 🎉'],
  ])('%s in a name stay words', async (_case, company) => {
    const { id: clientId } = await aClient(app, admin, { company, email: '' });
    const lines = [aLine({ description: `${company} ${'x'.repeat(900)}` })];
    const { id } = await anInvoice(app, admin, { clientId, lines, note: company.repeat(5) });
    const { text, faults, attachments } = await readPdf(await pdfOf(id));
    expect(faults).toContain('No syntax or stream encoding errors found');
    expect(text).not.toMatch(/[\u0007\u001B\u202E\u2066]/);
    expect(attachments['factur-x.xml']).toBeDefined();
  });
});
