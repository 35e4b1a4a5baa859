import { afterAll, expect, test } from 'vitest';
import { hasPdfReaders, readPdf } from '../../testing/pdf.ts';
import { logTo } from '../log/log.ts';
import { openPapers } from './papers.ts';
import { type Sheet, sheetOrder } from './sheet.ts';

const papers = openPapers(logTo({ write: () => undefined }, 'silent'), { longestMs: 120_000 });
afterAll(() => papers.close());

const some: Sheet = {
  language: 'en',
  title: 'Invoice',
  number: '1',
  from: { name: 'Horizon Events', lines: ['Am Markt 1'] },
  to: { label: 'To', name: 'Northlight Ltd', lines: ['Hafenstrasse 3'] },
  facts: [{ label: 'Date', value: 'Today' }],
  subject: 'Booth',
  table: {
    columns: [
      { title: 'What', isWide: true },
      { title: 'Amount', isFigure: true },
    ],
    rows: [[{ text: 'Booth' }, { text: '1' }]],
  },
  sums: [{ label: 'Total', value: '1', isStrong: true }],
  notes: ['Thank you.'],
  bank: [],
  code: null,
  foot: ['HRB 1'],
  pages: 'Page {page} of {pages}',
};
const print = async (other: Partial<Sheet>) =>
  (await papers.print('one', sheetOrder({ ...some, ...other }, { at: new Date(0) }))).pdf;

test.skipIf(!hasPdfReaders)(
  'a name of two thousand signs without a gap stays on the page',
  async () => {
    const name = 'Q'.repeat(2_000);
    const row = [{ text: name }, { text: '1' }];
    const pdf = await print({
      to: { label: 'To', name, lines: [] },
      notes: [name],
      table: { ...some.table, rows: [row] },
    });
    const { text } = await readPdf(pdf);
    const printed = text.match(/Q+/g)?.join('').length;
    expect(printed).toBe(3 * 2_000);
  },
);

test.skipIf(!hasPdfReaders)(
  'ten thousand lines are printed, with their heads on each page',
  async () => {
    const rows = Array.from({ length: 10_000 }, (_, place) => [
      { text: `Line ${place}` },
      { text: '1' },
    ]);
    const { info, text } = await readPdf(await print({ table: { ...some.table, rows } }));
    const pages = Number(/^Pages: +(\d+)/m.exec(info)?.[1]);
    expect(pages).toBeGreaterThan(100);
    expect(text).toContain('Line 9999');
    expect(text).toContain(`Page ${pages} of ${pages}`);
    // The last one has the sums alone, or some lines above them.
    expect(text.match(/What +Amount/g)?.length).toBeGreaterThanOrEqual(pages - 1);
  },
  150_000,
);

const everyScript = {
  Japanese: '株式会社 ひらがな カタカナ',
  Chinese: '北京会议有限公司 臺灣',
  Korean: '주식회사 한국',
  Thai: 'บริษัท จำกัด',
  Emoji: 'Summit 🎉👍',
};

test.skipIf(!hasPdfReaders).each(Object.entries(everyScript))(
  'a name in %s is read back from an archive file',
  async (_, name) => {
    const order = sheetOrder(
      { ...some, to: { label: 'To', name, lines: [name] } },
      { at: new Date(0) },
    );
    const { pdf, isArchival } = await papers.print('one', order);
    const { text, metadata, faults } = await readPdf(pdf);
    expect(isArchival).toBe(true);
    for (const word of name.split(' '))
      expect(text.normalize('NFKC')).toContain(word.normalize('NFKC'));
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(faults).toContain('No syntax or stream encoding errors found');
  },
);
