import { expect, test } from 'vitest';
import { matchesOf } from './search.matches.ts';

const names = ['Access control', 'To-do', 'Account settings', 'Settings', 'São Paulo', 'Outbox'];
const found = (q: string) => matchesOf(names, (name) => name, q);

test.each([
  ['', names],
  ['   ', names],
  ['sett', ['Settings', 'Account settings']],
  ['ACC', ['Access control', 'Account settings']],
  ['settings account', ['Account settings']],
  ['sao', ['São Paulo']],
  ['SÃO p', ['São Paulo']],
  ['box', ['Outbox']],
  ['setings', ['Settings', 'Account settings']],
  ['sttings', ['Settings', 'Account settings']],
  ['settnigs', ['Settings', 'Account settings']],
  ['acount sett', ['Account settings']],
  ['sot', []],
  ['nothing', []],
  ['.*', []],
])('%j finds %j', (q, expected) => {
  expect(found(q)).toEqual(expected);
});
