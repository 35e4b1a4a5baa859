import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../testing/calendar/read-calendar.ts';
import { type CalendarEntry, printCalendar } from './calendar.ts';

const anEntry = (parts: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '3.7@example.org',
  sequence: 0,
  changedAt: new Date('2026-11-01T08:00:00Z'),
  startsAt: new Date('2026-11-21T09:00:00Z'),
  endsAt: new Date('2026-11-21T09:45:00Z'),
  title: 'Opening',
  description: '',
  location: '',
  url: null,
  isCancelled: false,
  alarm: null,
  ...parts,
});

const read = (parts: Partial<CalendarEntry>, name = 'Horizon Summit') =>
  readCalendar(printCalendar({ name, entries: [anEntry(parts)] }));

const usualParts = read({ description: 'x', location: 'x' }).parts;

describe('what people wrote', () => {
  const attacks = [
    'Opening\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nEND:VALARM',
    'Opening\nATTACH:https://evil.example/x.exe',
    'Opening\rX-EVIL:1',
    'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR',
    'one; two, three\\n four \\; five \\\\, six: seven "eight"',
    'Opening\u2028X-EVIL:1\u2029X-EVIL:2\u0085X-EVIL:3\vX-EVIL:4\fX-EVIL:5',
    'a\u0000b\u0007c\u001bd\u007fe',
    `${'é'.repeat(74)}\r\n ${'漢字'.repeat(60)}${'👩‍🚀'.repeat(30)}`,
    `${'x'.repeat(66)}\\`,
    ' leading and trailing ',
  ];
  const asRead = (text: string) =>
    text
      .replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, '\n')
      .replace(/[\u0000-\u0008\u000E-\u001F\u007F]/g, '');

  test.each(attacks)('%j comes back as it was, and brings nothing with it', (text) => {
    const { entries, parts } = read({ title: text, description: text, location: text }, text);
    expect(entries).toHaveLength(1);
    expect(parts).toEqual(usualParts);
    const same = asRead(text);
    expect(entries[0]).toMatchObject({ title: same, description: same, location: same });
  });

  test('is read back whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const { entries, parts } = read({ title: text, description: 'x', location: 'x' });
        expect(parts).toEqual(usualParts);
        expect(entries[0]?.title).toBe(asRead(text));
      }),
      { numRuns: 300 },
    );
  });

  test('becomes no address unless it is one to open', () => {
    const urlOf = (url: string) => read({ url }).entries[0]?.url;
    expect(urlOf('https://example.org/a?b=1,2;3#d')).toBe('https://example.org/a?b=1,2;3#d');
    expect(urlOf('https://example.org/a\r\nATTACH:evil')).toBe('https://example.org/aATTACH:evil');
    expect(urlOf('https://example.org/a b')).toBe('https://example.org/a%20b');
    expect(urlOf('javascript:alert(1)')).toBeNull();
    expect(urlOf('not an address')).toBeNull();
  });
});

test('no line is longer than 75 octets, none is cut inside a character, all end alike', () => {
  const text = `${'漢'.repeat(200)} ${'é'.repeat(200)} ${'👩‍🚀'.repeat(50)}`;
  const printed = printCalendar({ name: text, entries: [anEntry({ title: text })] });
  const lines = printed.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.at(-1)).toBe('');
  expect(printed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Buffer.from(printed).toString()).toBe(printed);
});

test('times are instants, whatever clocks do', () => {
  const times: [string, string][] = [
    // Berlin puts its clocks back, then forward, while it lasts.
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z'],
    // Across midnight in Auckland, Kathmandu, São Paulo and Los Angeles.
    ['2026-11-21T10:30:00Z', '2026-11-21T11:30:00Z'],
    ['2026-11-21T17:45:00Z', '2026-11-21T18:45:00Z'],
    ['2026-11-22T02:30:00Z', '2026-11-22T03:30:00Z'],
    ['2026-11-22T07:30:00Z', '2026-11-22T08:30:00Z'],
    // Over a leap day, and out of it.
    ['2028-02-28T23:00:00Z', '2028-02-29T01:00:00Z'],
    ['2028-02-29T23:30:00Z', '2028-03-01T00:30:00Z'],
  ];
  for (const [from, to] of times) {
    const [startsAt, endsAt] = [new Date(from), new Date(to)];
    expect(read({ startsAt, endsAt }).entries[0]).toMatchObject({ startsAt, endsAt });
  }
});

test('a change carries its number, a cancellation its name, and rings no more', () => {
  const { entries } = read({ sequence: 4, isCancelled: true, alarm: 10 });
  expect(entries[0]).toMatchObject({ sequence: 4, status: 'CANCELLED', alarms: 0 });
  expect(read({ alarm: 10 }).entries[0]).toMatchObject({ status: 'CONFIRMED', alarms: 1 });
});

test('the same entries are the same bytes', () => {
  const calendar = { name: 'Horizon Summit', entries: [anEntry({ description: 'One\nTwo' })] };
  expect(printCalendar(calendar)).toBe(printCalendar(calendar));
  expect(printCalendar(calendar)).toMatchInlineSnapshot(`
    "BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Plenum//Calendar//EN
    CALSCALE:GREGORIAN
    REFRESH-INTERVAL;VALUE=DURATION:PT1H
    X-PUBLISHED-TTL:PT1H
    NAME:Horizon Summit
    X-WR-CALNAME:Horizon Summit
    BEGIN:VEVENT
    UID:3.7@example.org
    DTSTAMP:20261101T080000Z
    LAST-MODIFIED:20261101T080000Z
    SEQUENCE:0
    DTSTART:20261121T090000Z
    DTEND:20261121T094500Z
    SUMMARY:Opening
    DESCRIPTION:One\\nTwo
    STATUS:CONFIRMED
    END:VEVENT
    END:VCALENDAR
    "
  `);
});
