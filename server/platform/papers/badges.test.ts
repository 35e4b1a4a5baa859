import { afterAll, expect, test } from 'vitest';
import { hasPdfReaders, readPdf, scanPdf, wordsIn } from '../../testing/pdf.ts';
import { logTo } from '../log/log.ts';
import { type Badges, badgesOrder, cutOf } from './badges.ts';
import { openPapers } from './papers.ts';

const papers = openPapers(logTo({ write: () => undefined }, 'silent'), { longestMs: 120_000 });
afterAll(() => papers.close());

const face = (...lines: string[]) => ({
  lines: lines.map((text, place) => ({ text, size: place === 0 ? 36 : 18, isBold: place === 0 })),
  colour: null,
});

const some: Badges = {
  language: 'en',
  title: 'Horizon Summit',
  organisation: 'Horizon Summit',
  width: 1_050,
  height: 1_480,
  sheet: 'none',
  isFolded: false,
  head: { text: 'Horizon Summit' },
  badges: [face('Ines Prado', 'Full ticket')],
  codes: ['AbCdEfGhIjKlMnOpQrSt_-'],
};
const print = async (other: Partial<Badges>) =>
  (await papers.print('one', badgesOrder({ ...some, ...other }, new Date(0)))).pdf;
const pagesOf = ({ info }: { info: string }) => Number(/^Pages: +(\d+)/m.exec(info)?.[1]);

test('a sheet holds as many as fit, and none that is larger', () => {
  const cut = (width: number, height: number, isFolded = false) =>
    cutOf({ width, height, sheet: 'a4', isFolded });
  expect(cut(1_050, 1_480)).toEqual({ across: 2, down: 2 });
  expect(cut(1_050, 1_480, true)).toEqual({ across: 2, down: 1 });
  expect(cut(860, 540)).toEqual({ across: 2, down: 5 });
  expect(cut(2_100, 1_600, true)).toEqual({ across: 1, down: 0 });
  expect(cutOf({ width: 2_000, height: 2_900, sheet: 'letter', isFolded: false }).down).toBe(0);
});

test('what is typed is words, never part of the template', async () => {
  const words = '#panic("gone") <b>bold</b> $x$ = Heading';
  const { svg } = await papers.draw(
    'one',
    badgesOrder({ ...some, badges: [face(words)] }, new Date(0)),
  );
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain('<b>');
  expect(svg).not.toContain('<script');
});

const names = {
  short: 'Jo',
  long: 'Maximiliane Henriette von Wolkenstein-Trostburg zu Hohenfels',
  endless: 'Q'.repeat(200),
  gaps: 'de la '.repeat(33).trim(),
  Arabic: 'عبد الرحمن بن محمد الهاشمي',
  Hebrew: 'דוד בן־גוריון',
  Japanese: '山田花子',
  Thai: 'สมชาย ใจดีมากมายเหลือเกิน',
};
const sizes = [
  { width: 1_050, height: 1_480 },
  { width: 860, height: 540 },
  { width: 400, height: 400 },
];

test.skipIf(!hasPdfReaders).each(Object.entries(names))(
  'a name that is %s stays on its badge, whatever its size',
  async (_, name) => {
    for (const size of sizes) {
      const { pages, words } = await wordsIn(await print({ ...size, badges: [face(name, name)] }));
      expect(pages).toHaveLength(1);
      expect(words.length).toBeGreaterThan(0);
      for (const { left, right, top, bottom } of words) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual((size.width / 10 / 25.4) * 72);
        expect(bottom).toBeLessThanOrEqual((size.height / 10 / 25.4) * 72);
      }
    }
  },
);

test.skipIf(!hasPdfReaders)(
  'a short name is as large as it may be, a long one smaller',
  async () => {
    const heightOf = async (name: string) => {
      const { words } = await wordsIn(await print({ badges: [face(name)], head: null }));
      return Math.max(...words.map(({ top, bottom }) => bottom - top));
    };
    const [short, long] = [await heightOf(names.short), await heightOf(names.long)];
    expect(short).toBeGreaterThan(36);
    expect(long).toBeLessThan(short);
    expect(long).toBeGreaterThan(12);
  },
);

test.skipIf(!hasPdfReaders)('a camera reads the code, and the file is for an archive', async () => {
  const pdf = await print({});
  expect(await scanPdf(pdf)).toBe(some.codes?.[0]);
  const { metadata, faults, text } = await readPdf(pdf);
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(faults).toContain('No syntax or stream encoding errors found');
  expect(text).toContain('Horizon Summit');
});

test.skipIf(!hasPdfReaders)('a folded badge says everything twice', async () => {
  const { pages, words } = await wordsIn(await print({ isFolded: true }));
  expect(words.filter(({ text }) => text === 'Prado')).toHaveLength(2);
  expect(pages[0]?.height).toBeCloseTo((2 * 148 * 72) / 25.4, 0);
});

test.skipIf(!hasPdfReaders)(
  'five hundred fill their sheets, each with its own name and code',
  async () => {
    const badges = Array.from({ length: 500 }, (_, place) => ({
      ...face(`Guest number${place}`, 'Full, on site'),
      colour: '#4250c9',
    }));
    const codes = badges.map((_, place) => `${place}`.padStart(22, 'x'));
    const pdf = await print({ badges, codes, sheet: 'a4', width: 860, height: 540 });
    const read = await readPdf(pdf);
    expect(pagesOf(read)).toBe(50);
    for (const place of [0, 9, 10, 499]) expect(read.text).toContain(`number${place}`);
    expect(
      await scanPdf(await print({ badges: badges.slice(7, 8), codes: codes.slice(7, 8) })),
    ).toBe(codes[7]);
  },
  60_000,
);
