import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from './tables.ts';

const inParts = async function* (bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
};

async function read(bytes: Uint8Array, sheet: string | null = null) {
  const rows: string[][] = [];
  const numbers: number[] = [];
  const answer = await readTable('somebody', { file: inParts(bytes), sheet }, async (piece) => {
    rows.push(...piece.rows);
    numbers.push(...piece.numbers);
  });
  return { answer, rows, numbers };
}

const words = 'Name;Größe\r\nZoë;"1,5"\r\n\r\nJosé;2\r\n';
const latin = Buffer.from(words, 'latin1');
const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')]);

test.each([
  ['UTF-8', Buffer.from(words)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${words}`)],
  ['UTF-16', wide],
  ['Windows-1252', latin],
  ['commas', Buffer.from('Name,Größe\nZoë,"1,5"\n\nJosé,2')],
  ['tabs', Buffer.from(words.replaceAll(';', '\t'))],
  ['bars', Buffer.from(words.replaceAll(';', '|'))],
  ['a line that says so', Buffer.from(`sep=;\n${words}`)],
])('a table in %s is read', async (_name, bytes) => {
  const { answer, rows } = await read(bytes);
  expect(answer).toMatchObject({ facts: { format: 'csv', heads: ['Name', 'Größe'], rows: 2 } });
  expect(rows).toEqual([
    ['Zoë', '1,5'],
    ['José', '2'],
  ]);
});

test('the first sheet of a spreadsheet is read, with the lines as it numbers them', async () => {
  const sheet = {
    name: 'One',
    rows: [['Name', 'Since'], ['Ada', new Date('2026-03-01')], [], ['Bo', 7]],
  };
  const { answer, rows, numbers } = await read(await writeXlsx({ sheets: [sheet] }));
  expect(answer).toMatchObject({ facts: { format: 'xlsx', heads: ['Name', 'Since'], rows: 2 } });
  expect(rows).toEqual([
    ['Ada', '2026-03-01'],
    ['Bo', '7'],
  ]);
  expect(numbers).toEqual([2, 4]);
});

test('of several sheets the first one with a table is read that is not hidden, and the others are named', async () => {
  const table = [['Name'], ['Ada']];
  const sheets = [
    { name: 'Hidden', rows: [['Secret'], ['x']], hidden: true },
    { name: 'Notes', rows: [['Only a head']] },
    { name: 'Guests & <staff>', rows: table },
    { name: 'Vorträge', rows: [['Title'], ['Opening']] },
  ];
  const { answer, rows } = await read(await writeXlsx({ sheets }));
  expect(answer).toMatchObject({
    facts: { sheet: 'Guests & <staff>', otherSheets: ['Notes', 'Vorträge'], heads: ['Name'] },
  });
  expect(rows).toEqual([['Ada']]);
  const other = await read(await writeXlsx({ sheets }), 'Vorträge');
  expect(other).toMatchObject({
    answer: { facts: { sheet: 'Vorträge', otherSheets: ['Notes', 'Guests & <staff>'] } },
    rows: [['Opening']],
  });
  for (const name of ['Hidden', 'Notes', 'None of them']) {
    expect((await read(await writeXlsx({ sheets }), name)).answer).toEqual({ fault: 'empty' });
  }
});

test('a head is cut between two signs', async () => {
  const { answer } = await read(Buffer.from(`${'a'.repeat(199)}🎉,Name\n1,Ada\n`));
  expect(answer).toMatchObject({ facts: { heads: ['a'.repeat(199), 'Name'] } });
});

/** An archive of one entry that says it is as large as `says`. */
function archive(content: Buffer, says: number): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const name = Buffer.from('xl/sharedStrings.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(says, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(says, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

const blown = Buffer.alloc(300 * 1024 * 1024, 'a');

test.each([
  ['that says how large it is', archive(blown, blown.length), 'too_large'],
  ['that lies about it', archive(blown, 10), 'too_large'],
  ['that is none', Buffer.from('PK and nothing behind it'), 'no_table'],
])('an archive %s is refused', async (_name, bytes, fault) => {
  expect((await read(bytes)).answer).toEqual({ fault });
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['heads alone', Buffer.from('a,b\n'), 'empty'],
  ['no text', Buffer.from([0, 1, 2, 3, 0, 255, 254]), 'no_table'],
  ['a row too many', Buffer.from('a\n'.repeat(100_002)), 'too_many_rows'],
  ['an old or locked spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'locked'],
])('a file with %s is refused', async (_name, bytes, fault) => {
  expect((await read(bytes)).answer).toEqual({ fault });
});
