import sharp from 'sharp';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { giroCode, giroText } from './giro-code.ts';

const transfer = {
  holder: 'Horizon Events GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  swiftCode: 'COBADEFFXXX',
  amount: 34_500,
  currency: 'EUR',
  reference: '2026-00001',
};
const said =
  'BCD\n002\n1\nSCT\nCOBADEFFXXX\nHorizon Events GmbH\nDE89370400440532013000\nEUR345.00\n\n\n2026-00001';

test('a transfer is written as banks read it', () => {
  expect(giroText(transfer)).toBe(said);
});

test('a reader of codes reads the same', async () => {
  const { data, info } = await sharp(Buffer.from(giroCode(transfer) ?? ''), { density: 400 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(said);
});

test.each([
  ['another currency', { currency: 'USD' }],
  ['nothing to pay', { amount: 0 }],
  ['more than a transfer carries', { amount: 100_000_000_000 }],
  ['no account', { iban: '' }],
  ['nobody to pay', { holder: ' ' }],
])('%s has no code', (_case, other) => {
  expect(giroCode({ ...transfer, ...other })).toBeNull();
});

test('a name cannot add a line, and is cut at whole signs', () => {
  const holder = `Eve\nDE00000\n${'🎪'.repeat(80)}`;
  const lines = giroText({ ...transfer, holder })?.split('\n') ?? [];
  expect(lines).toHaveLength(11);
  expect([...(lines[5] ?? '')]).toHaveLength(70);
  expect(lines[6]).toBe('DE89370400440532013000');
});
