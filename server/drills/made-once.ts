import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { vi } from 'vitest';

/** A first start, on whatever machine, with whatever runs beside it. */
export const patienceMs = 240_000;

function begins(folder: string): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** A folder that the first file of a run to ask for it makes; the others wait for it. */
export async function madeOnce(
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  if (existsSync(folder)) return folder;
  const making = `${folder}-in-the-making`;
  if (begins(making)) {
    await make(making);
    renameSync(making, folder);
  }
  const isThere = () => {
    if (!existsSync(folder)) throw new Error(`Nobody made ${folder}.`);
  };
  await vi.waitFor(isThere, { timeout: patienceMs, interval: 100 });
  return folder;
}
