import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files beside the database, under names nobody can guess; a file never changes. */
export interface Files {
  /** Written and flushed before its name is known to anyone. */
  keep(ending: string, content: AsyncIterable<Uint8Array> | Uint8Array): Promise<string>;
  /** Null when there is no such file. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  remove(name: string): Promise<void>;
}

const sound = /^[\w-]{22}\.[a-z0-9]{1,8}$/;

export function openFiles(dataDir: string): Files {
  const folder = join(dataDir, 'files');
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    keep: async (ending, content) => {
      const name = `${randomBytes(16).toString('base64url')}.${ending}`;
      const place = placeOf(name);
      await mkdir(join(place, '..'), { recursive: true });
      const draft = `${place}.part`;
      try {
        await writeThrough(draft, content);
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return name;
    },
    read: async (name) => {
      if (!sound.test(name)) return null;
      try {
        return (await open(placeOf(name))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: async (name) => {
      if (sound.test(name)) await rm(placeOf(name), { force: true });
    },
  };
}

async function writeThrough(path: string, content: AsyncIterable<Uint8Array> | Uint8Array) {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
