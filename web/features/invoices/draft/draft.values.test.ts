import type { InvoiceLine } from '@plenum/contract';
import { expect, test } from 'vitest';
import { anInvoice } from '../../../testing/an-invoice.ts';
import {
  blankLine,
  type DraftLine,
  faultsIn,
  inputOf,
  sumsInputOf,
  tidy,
  valuesOf,
} from './draft.values.ts';

const line = (fields: Partial<InvoiceLine> = {}): InvoiceLine => ({
  description: 'Booth',
  quantity: 2,
  unitPrice: 4900,
  discount: null,
  taxRate: 1900,
  taxReason: null,
  net: 9800,
  tax: 1862,
  gross: 11_662,
  ...fields,
});
const draftLine = (fields: Partial<DraftLine> = {}): DraftLine => ({
  ...blankLine(1900),
  id: '0',
  ...fields,
});

test('what a draft reads as is what is sent back, without what the server reckons', () => {
  const invoice = anInvoice({ lines: [line(), line({ description: 'Badge' })] });
  const { lines } = inputOf(valuesOf(invoice));
  expect(lines).toEqual([
    {
      description: 'Booth',
      quantity: 2,
      unitPrice: 4900,
      discount: null,
      taxRate: 1900,
      taxReason: null,
    },
    expect.objectContaining({ description: 'Badge' }),
  ]);
});

test('only what was changed is sent', () => {
  expect(inputOf({ note: 'Thanks' })).toEqual({ note: 'Thanks' });
  expect(inputOf({ discount: null })).toEqual({ discount: null });
});

test('a line nobody wrote into is none, and a discount of nothing neither', () => {
  const values = valuesOf(anInvoice({}));
  const lines = [
    blankLine(1900),
    draftLine({ description: ' Booth ', unitPrice: 5, discount: { kind: 'percent', value: null } }),
  ];
  expect(inputOf(tidy({ ...values, lines })).lines).toEqual([
    expect.objectContaining({ description: 'Booth', discount: null }),
  ]);
});

test('a reason for no tax goes when there is a rate', () => {
  const lines = [
    draftLine({ description: 'A', taxRate: 0, taxReason: 'exempt' }),
    draftLine({ description: 'B', taxRate: 700, taxReason: 'exempt' }),
  ];
  expect(inputOf({ lines }).lines?.map(({ taxReason }) => taxReason)).toEqual(['exempt', null]);
});

test('a line with a price needs words, and one with words a number of things', () => {
  const lines = [
    draftLine({ id: 'a', unitPrice: 100 }),
    draftLine({ id: 'b', description: 'Booth', quantity: null }),
    draftLine({ id: 'c' }),
  ];
  expect([...faultsIn(lines)]).toEqual([
    ['description a', 'description'],
    ['quantity b', 'quantity'],
  ]);
});

test('what is asked to be reckoned has the lines in their places, and no words', () => {
  const lines = [draftLine({ description: 'Booth', unitPrice: 4900 }), draftLine({ id: 'new' })];
  const discount = { kind: 'percent', value: null } as const;
  const values = { ...valuesOf(anInvoice({})), lines, discount };
  expect(sumsInputOf(values)).toEqual({
    pricesIncludeTax: values.pricesIncludeTax,
    discount: null,
    lines: [4900, 0].map((unitPrice) => ({
      quantity: 1,
      unitPrice,
      discount: null,
      taxRate: 1900,
      taxReason: null,
    })),
  });
});
