import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCards } from '../../testing/cards/read-cards.ts';
import { type PrintedCard, printCards } from './dropcards.vcard.ts';

async function printed(...cards: PrintedCard[]): Promise<string> {
  let text = '';
  for await (const piece of printCards(cards)) text += piece;
  return text;
}

/** Line ends of every kind are one, and what cannot be printed is left out. */
const asRead = (text: string) =>
  text
    .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000E-\u001F\u007F]/g, '');

const all = (text: string): PrintedCard => ({
  values: { fullName: text, company: text, headline: text, country: text, email: text },
  note: text,
  tags: [text],
});

const expected = (text: string) => ({
  version: ['4.0'],
  fn: [text],
  // This reader takes a written backslash right before a separator for an escaped separator.
  n: text.endsWith('\\') ? (expect.anything() as unknown) : [['', text, '', '', '']],
  email: [text],
  org: [text],
  title: [text],
  adr: [['', '', '', '', '', '', text]],
  note: [text],
  categories: [text],
});

describe('what people wrote', () => {
  test.each([
    'one; two, three\\n four \\; five \\\\, six: seven "eight"',
    'Ines\r\nEMAIL:evil@example.org\r\nEND:VCARD\r\nBEGIN:VCARD',
    'Ines\nX-EVIL:1',
    'Ines\u2028X-EVIL:1\u0085X-EVIL:2\rX-EVIL:3',
    'مريم الخطيب',
    'דוד \u202Eלוי',
    '👩‍🚀 漢字 é',
    "=cmd|'/c calc'!A1",
    `${'é'.repeat(74)}${'漢字'.repeat(60)}${'👩‍🚀'.repeat(30)}`,
    `${'x'.repeat(66)}\\`,
  ])('%j comes back as it was, and brings nothing with it', async (text) => {
    const cards = readCards(await printed(all(text), all('Next')));
    expect(cards).toEqual([expected(asRead(text)), expected('Next')]);
  });

  test('is read back whatever it is', async () => {
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((text) => asRead(text).trim() !== '' && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [card] = readCards(await printed(all(text)));
        expect(card).toEqual(expected(asRead(text)));
      }),
      { numRuns: 200 },
    );
  });

  test('becomes no address unless it is one to open', async () => {
    const urls = async (website: string) => {
      const card = {
        values: { fullName: 'Ines', website, linkedIn: 'https://example.org/in/ines' },
      };
      return readCards(await printed(card))[0]?.['url'];
    };
    const linkedIn = 'https://example.org/in/ines';
    expect(await urls('https://example.org/a?b=1#c')).toEqual([
      'https://example.org/a?b=1#c',
      linkedIn,
    ]);
    expect(await urls('javascript:alert(1)')).toEqual([linkedIn]);
  });
});

test('no line is longer than 75 octets, none is cut inside a character, all end alike', async () => {
  const text = await printed(all(`${'漢'.repeat(200)} ${'👩‍🚀'.repeat(50)}`));
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((one) => Buffer.byteLength(one)))).toBeLessThanOrEqual(75);
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Buffer.from(text).toString()).toBe(text);
});

test('what is empty has no line', async () => {
  expect(await printed({ values: { fullName: 'Ines Prado', company: ' ' } })).toBe(
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ines Prado\r\nN:;Ines Prado;;;\r\nEND:VCARD\r\n',
  );
});
