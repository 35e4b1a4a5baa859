/** A random name for one attempt at a write; `randomUUID` exists on secure origins only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The same in the shape the contract asks for where it keeps a key. */
export const newUuid = (): string =>
  newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
