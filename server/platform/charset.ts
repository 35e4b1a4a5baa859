import jschardet from 'jschardet';

/** So much tells what it is written in. */
const enough = 64_000;

/** A mark says it; what reads as UTF-8 is; else what its signs look like. Null: it is no text. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    return decoded(bytes, guessed(bytes));
  }
}

function guessed(bytes: Uint8Array): string {
  const { encoding } = jschardet.detect(Buffer.from(bytes.subarray(0, enough)));
  const isLatin = !encoding || /^(?:ascii|utf-8|iso-8859-1|windows-1252)$/i.test(encoding);
  return isLatin ? 'windows-1252' : encoding;
}

function decoded(bytes: Uint8Array, charset: string): string | null {
  const text = decoderOf(charset).decode(bytes);
  return text.includes('\0') ? null : text;
}

function decoderOf(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: charset === 'utf-8' });
  } catch (error) {
    // A charset that only the library knows.
    if (error instanceof RangeError) return new TextDecoder('windows-1252');
    throw error;
  }
}
