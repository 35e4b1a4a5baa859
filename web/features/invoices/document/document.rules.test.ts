import { expect, test } from 'vitest';
import { anInvoice } from '../../../testing/an-invoice.ts';
import { canBeCredited, missingIn } from './document.rules.ts';

const { sender } = anInvoice({});
const client = {
  name: 'Ada',
  company: '',
  email: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  country: 'DE',
  taxNumber: '',
} as const;
const line = {
  description: 'Booth',
  quantity: 1,
  unitPrice: 100,
  discount: null,
  taxRate: 0,
  taxReason: null,
  net: 100,
  tax: 0,
  gross: 100,
};

test('what a draft lacks is said before it is issued', () => {
  expect(missingIn(anInvoice({ sender: { ...sender, name: ' ' } }))).toEqual([
    'sender',
    'client',
    'lines',
  ]);
  expect(missingIn(anInvoice({ client: { ...client, country: '' }, lines: [line] }))).toEqual([
    'country',
  ]);
  expect(missingIn(anInvoice({ client, lines: [line] }))).toEqual([]);
});

test.each([
  ['a draft', { state: 'draft', gross: 100 }, false],
  ['a sent invoice', { state: 'sent', gross: 100 }, true],
  ['one that is taken back in part', { state: 'paid', gross: 100, credited: 40 }, true],
  ['one that is taken back', { state: 'paid', gross: 100, credited: 100 }, false],
  ['a credit note', { kind: 'credit_note', state: 'sent', gross: 100 }, false],
] as const)('whether %s can be credited', (_, fields, can) => {
  expect(canBeCredited(anInvoice(fields))).toBe(can);
});
