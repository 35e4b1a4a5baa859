import { readFileSync } from 'node:fs';
import { inject, vi } from 'vitest';

/** What the app says on its console is all there is of a letter that is for its reader alone. */
const lettersTo = (address: string): string[] =>
  readFileSync(inject('console'), 'utf8')
    .split(/^ {2}Mail to /m)
    .filter((letter) => letter.startsWith(`${address}: `))
    .toReversed();

/** The newest letter to somebody that has what is looked for, and that; `but` is known already. */
export function mailed(
  address: string,
  wanted: RegExp,
  but?: string,
): Promise<{ text: string; found: string }> {
  const look = () => {
    for (const text of lettersTo(address)) {
      const found = wanted.exec(text)?.[0];
      if (found && found !== but) return { text, found };
    }
    throw new Error(`No letter to ${address} has ${wanted}.`);
  };
  // Not expect.poll: people come in before a test as well.
  return vi.waitFor(look, { timeout: 40_000, interval: 100 });
}

/** The path of the newest link of a kind that was mailed to an address. */
export const mailedLink = async (address: string, kind: string, but?: string): Promise<string> =>
  (await mailed(address, new RegExp(`/${kind}#[\\w-]+`), but)).found;
