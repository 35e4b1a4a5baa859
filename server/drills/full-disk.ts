import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Takes all the room there is; the answer is the file that has it. */
export function fillUp(folder: string): string {
  const file = join(folder, 'filler');
  expect(() => {
    for (;;) appendFileSync(file, Buffer.alloc(4096));
  }).toThrow('ENOSPC');
  return file;
}
