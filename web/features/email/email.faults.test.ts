import { expect, test } from 'vitest';
import { CallProblem } from '../../platform/call-problem.ts';
import { faultsOf } from './email.faults.ts';

const draft = {
  to: [{ email: 'a@x.org', name: '' }],
  cc: [
    { email: 'b@x.org', name: '' },
    { group: 'staff', name: 'Organisers', count: 2 },
  ],
  bcc: [],
  subject: '',
  own: '',
  quote: '',
  files: [],
};
const refusal = (code: string, ...paths: string[]) =>
  new CallProblem(422, { code, errors: paths.map((path) => ({ path, message: '' })) });

test('each refusal lands where it can be mended', () => {
  expect(faultsOf(refusal('email.no_addressee'), draft).field).toBe('to');
  expect(faultsOf(refusal('email.too_large'), draft).field).toBe('files');
  expect(faultsOf(refusal('invalid', '/subject'), draft).field).toBe('subject');
  expect(faultsOf(refusal('email.enough_for_today'), draft).field).toBeNull();
  expect(faultsOf(new Error('x'), draft).field).toBeNull();
});

test('those that were not taken are pointed at', () => {
  const faults = faultsOf(refusal('email.unknown_addressee', '/cc/1', '/body/to/0/email'), draft);
  expect(faults).toEqual({ field: 'cc', wrong: new Set(['staff', 'address:a@x.org']) });
  expect(faultsOf(refusal('email.unknown_addressee', '/bcc/7'), draft).wrong.size).toBe(0);
});
