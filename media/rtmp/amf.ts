import { Nonsense } from './chunks.ts';

/** What commands are made of (AMF 0); dates, references and what is rarer are not read. */
export type Value = number | boolean | string | null | { readonly [name: string]: Value };

const mostDeep = 6;
const mostNames = 200;

/** All values of a command, one after another. */
export function readValues(bytes: Buffer): Value[] {
  const values: Value[] = [];
  let at = 0;
  let names = 0;

  const take = (count: number): Buffer => {
    if (at + count > bytes.length) throw new Nonsense('a value cut off');
    return bytes.subarray(at, (at += count));
  };
  const text = (length: number) => take(length).toString('utf8');
  const fields = (deep: number): Value => {
    const found: Record<string, Value> = Object.create(null) as Record<string, Value>;
    for (;;) {
      const name = text(take(2).readUInt16BE());
      if (name === '' && bytes[at] === 9) {
        at += 1;
        return found;
      }
      if ((names += 1) > mostNames) throw new Nonsense('too many names');
      found[name] = value(deep + 1);
    }
  };
  const list = (deep: number): Value => {
    const count = take(4).readUInt32BE();
    if ((names += count) > mostNames) throw new Nonsense('too many values');
    for (let index = 0; index < count; index += 1) value(deep + 1);
    return null;
  };
  const value = (deep: number): Value => {
    if (deep > mostDeep) throw new Nonsense('values too deep');
    const kind = take(1).readUInt8();
    switch (kind) {
      case 0:
        return take(8).readDoubleBE();
      case 1:
        return take(1)[0] !== 0;
      case 2:
        return text(take(2).readUInt16BE());
      case 3:
        return fields(deep);
      case 5:
      case 6:
        return null;
      case 8:
        take(4);
        return fields(deep);
      case 10:
        return list(deep);
      case 12:
        return text(take(4).readUInt32BE());
      default:
        throw new Nonsense('a value of no kind');
    }
  };

  while (at < bytes.length) {
    if (values.length >= 16) throw new Nonsense('too many values');
    values.push(value(0));
  }
  return values;
}

export const writeValues = (...values: readonly Value[]): Buffer =>
  Buffer.concat(values.map(writeValue));

const short = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.of(bytes.length >> 8, bytes.length & 0xff), bytes]);
};

function writeValue(value: Value): Buffer {
  if (value === null) return Buffer.of(5);
  if (typeof value === 'boolean') return Buffer.of(1, Number(value));
  if (typeof value === 'string') return Buffer.concat([Buffer.of(2), short(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9);
    bytes.writeDoubleBE(value, 1);
    return bytes;
  }
  const fields = Object.entries(value).flatMap(([name, one]) => [short(name), writeValue(one)]);
  return Buffer.concat([Buffer.of(3), ...fields, Buffer.of(0, 0, 9)]);
}
