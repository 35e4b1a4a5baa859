import { type ChildProcess } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { logTo } from '../log/log.ts';
import type { Order } from './order.ts';
import { openPapers, startPress } from './papers.ts';

const log = logTo({ write: () => undefined }, 'silent');
const begun: ChildProcess[] = [];
const start = () => {
  const press = startPress();
  begun.push(press);
  return press;
};
const papers = openPapers(log, { start });
afterAll(() => papers.close());

const template = '#set document(title: "Paper", date: auto)\n#sys.inputs.words';
const order = (words: string, other: Partial<Order> = {}): Order => ({
  template,
  inputs: { words },
  at: new Date('2026-12-13T00:00:00Z'),
  ...other,
});
const forEver = order('', { template: '#for a in range(99999) { for b in range(99999) {} }' });
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('what is typed is words, and the same order makes the same bytes', async () => {
  const words = '#panic("gone") #read("/etc/passwd") $x^2$ <b>bold</b> = Heading';
  const { pdf, isArchival } = await papers.print('one', order(words));
  expect(textOf(pdf)).toMatch(/^%PDF-1\.7/);
  expect(isArchival).toBe(true);
  expect((await papers.print('one', order(words))).pdf).toEqual(pdf);
  expect((await papers.print('one', order('other'))).pdf).not.toEqual(pdf);
});

test('a sign no font has costs the archive mark, not the paper', async () => {
  const { pdf, isArchival } = await papers.print('one', order('\u{10FFFD}'));
  expect(isArchival).toBe(false);
  expect(textOf(pdf)).toMatch(/^%PDF-1\.7/);
});

test('a template that is wrong is a fault of ours, and the next paper is printed', async () => {
  await expect(papers.print('one', order('', { template: '#panic("here")' }))).rejects.toThrow(
    'panicked with: "here"',
  );
  expect((await papers.print('one', order('next'))).isArchival).toBe(true);
});

test('what takes too long is given up, and the next paper comes from a new process', async () => {
  const hasty = openPapers(log, { start, longestMs: 300 });
  const before = begun.length;
  await expect(hasty.print('one', forEver)).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun[before]?.killed).toBe(true);
  hasty.close();
  expect((await papers.print('one', order('after'))).isArchival).toBe(true);
});

test('a process that is killed while it prints is replaced', async () => {
  const own = openPapers(log, { start });
  await own.print('one', order('first'));
  const press = begun.at(-1);
  const given = own.print('one', forEver);
  press?.kill('SIGKILL');
  await expect(given).rejects.toMatchObject({ code: 'unavailable' });
  expect((await own.print('one', order('second'))).isArchival).toBe(true);
  expect(begun.at(-1)).not.toBe(press);
  own.close();
});

test('a process is replaced after so many papers', async () => {
  const own = openPapers(log, { start, mostEach: 2 });
  const before = begun.length;
  for (const words of ['1', '2', '3']) await own.print('one', order(words));
  expect(begun.length - before).toBe(2);
  expect(begun[before]?.killed).toBe(true);
  own.close();
});

test('too many that wait are refused, whoever else waits', async () => {
  const own = openPapers(log, { start });
  const all = Array.from({ length: 30 }, (_, place) => own.print('one', order(String(place))));
  const results = await Promise.allSettled(all);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  own.close();
});

test('a machine without a typesetter says so', async () => {
  const none = openPapers(log, { start, isThere: () => false });
  await expect(none.print('one', order('x'))).rejects.toMatchObject({ code: 'papers_off' });
});
