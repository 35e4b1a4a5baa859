import { createECDH, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret made once and kept in a file only its owner can read. It is written aside and linked
 * into place, so two starts at once end up with the same one.
 */
export function keptSecret(dataDir: string, name: string, make = randomText): string {
  const file = join(dataDir, 'secrets', name);
  const kept = readIfThere(file);
  if (kept) return kept;
  mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, make(), { mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
  return readFileSync(file, 'utf8');
}

const randomText = () => randomBytes(48).toString('base64url');

/** A private key of the curve that web push signs with. */
export function signingKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A number below 256^31 comes without its leading zeros.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
