import { readFile } from 'node:fs/promises';
import { drawnPicture, hues } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const drawn = (query: Record<string, string>) => app.call('GET /api/files/drawn', { query });
const drawnFor = async (name: string) => {
  const reply = await app.http.inject({ url: drawnPicture(name) });
  return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
};
const wordsIn = (svg: string) => /<text[^>]*>(.*)<\/text>/.exec(svg)?.[1];

test.each([
  [{}],
  [{ hue: 'pink' }],
  [{ hue: 'constructor' }],
  [{ hue: 'red"/><script>' }],
  [{ hue: 'red', initials: 'x'.repeat(13) }],
  [{ hue: 'red', initials: 'A B' }],
  [{ hue: 'red', initials: 'A\n' }],
  [{ hue: 'red', initials: '\u202eA' }],
])('refuses %j', async (query) => {
  expect((await drawn(query)).status).toBe(422);
});

describe('the picture of somebody without one', () => {
  test.each([
    ['Ada Sommer', 'AS'],
    ['noah', 'N'],
    ['Inês de Barros', 'IB'],
    ['山田 太郎', '山太'],
    ['<b> &co', '&#60;&#38;'],
    ['" \'x', '&#34;&#39;'],
    ['🦊 Fox', '🦊F'],
    ['ﬃ ß', 'FFISS'],
    ['\u200e \u202e', ''],
    ['', ''],
    ['../.. /etc', './'],
  ])('%j is drawn as %j', async (name, initials) => {
    const { status, text } = await drawnFor(name);
    expect(status, text).toBe(200);
    expect(wordsIn(text)).toBe(initials);
  });

  test('may be kept for ever, by anybody, and runs nothing', async () => {
    const { headers } = await drawnFor('Ada Sommer');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/) as string,
    });
  });
});

const light = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

test.each(hues)('%s can be read in light and dark, and is the app’s own', async (hue) => {
  const { text } = await drawn({ hue, initials: 'AS' });
  const colours = [...text.matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour);
  const [darkSoft = '', darkInk = '', soft = '', ink = ''] = colours;
  expect(contrast(soft, ink)).toBeGreaterThan(4.5);
  expect(contrast(darkSoft, darkInk)).toBeGreaterThan(4.5);
  const tokens = await readFile(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8');
  for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});
