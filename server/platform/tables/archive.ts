import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { Unreadable } from './table.ts';

interface Entry {
  name: string;
  /** As the archive says; only what comes out of it tells. */
  size: number;
  packed: Uint8Array;
  isPacked: boolean;
}

const [endMark, entryMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50];
const utf8 = new TextDecoder();
const mostEntries = 2_000;
const longestText = 1024 * 1024;
/** Of all entries together, unpacked: a hundred thousand rows of a spreadsheet are a fifth of it. */
const mostUnpacked = 256 * 1024 * 1024;

/** A spreadsheet is an archive: none of it is unpacked before it is known how much comes out. */
export async function refuseBombs(bytes: Uint8Array): Promise<void> {
  const entries = entriesOf(bytes);
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > mostUnpacked) throw new Unreadable('too_large');
  let left = mostUnpacked;
  for (const { packed, isPacked } of entries) {
    left -= isPacked ? await unpackedSize(packed, left) : packed.length;
    if (left < 0) throw new Unreadable('too_large');
  }
}

/** A short part of an archive that is no bomb; empty where there is none. */
export function textIn(bytes: Uint8Array, name: string): string {
  const entry = entriesOf(bytes).find((one) => one.name === name);
  if (!entry) return '';
  const { packed, isPacked } = entry;
  try {
    return utf8.decode(
      isPacked ? inflateRawSync(packed, { maxOutputLength: longestText }) : packed,
    );
  } catch {
    return '';
  }
}

async function unpackedSize(packed: Uint8Array, most: number): Promise<number> {
  const inflating = createInflateRaw();
  inflating.end(packed);
  let size = 0;
  try {
    for await (const part of inflating) {
      size += (part as Buffer).length;
      if (size > most) break;
    }
  } catch {
    throw new Unreadable('no_table');
  }
  return size;
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return listed(view, bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('no_table');
    throw error;
  }
}

function listed(view: DataView, bytes: Uint8Array): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new Unreadable('too_large');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let place = 0; place < count; place++) {
    if (view.getUint32(at, true) !== entryMark) throw new Unreadable('no_table');
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const local = view.getUint32(at + 42, true);
    if (view.getUint32(local, true) !== localMark) throw new Unreadable('no_table');
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(begin, begin + packedSize);
    const name = utf8.decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    entries.push({ name, size, packed, isPacked: view.getUint16(at + 10, true) !== 0 });
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

/** Near the end of the file, before a comment of whatever length. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new Unreadable('no_table');
}
