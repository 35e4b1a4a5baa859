import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files beside the database, under names nobody can guess; a file never changes. */
export interface Files {
  /** Written and flushed before its name is known to anyone; `small` comes and goes with it. */
  keep(
    ending: string,
    content: AsyncIterable<Uint8Array> | Uint8Array,
    small?: Uint8Array,
  ): Promise<string>;
  /** Null when there is no such file; the whole one where no small one was kept. */
  read(name: string, size?: 'small'): Promise<AsyncIterable<Uint8Array> | null>;
  remove(name: string): Promise<void>;
}

const sound = /^[\w-]{22}\.[a-z0-9]{1,8}$/;

export function openFiles(dataDir: string): Files {
  const folder = join(dataDir, 'files');
  const placeOf = (name: string) => join(folder, name.slice(0, 2), name);
  const smallPlaceOf = (name: string) => `${placeOf(name)}.small`;
  const remove = async (name: string) => {
    await rm(placeOf(name), { force: true });
    await rm(smallPlaceOf(name), { force: true });
  };
  return {
    keep: async (ending, content, small) => {
      const name = `${randomBytes(16).toString('base64url')}.${ending}`;
      await mkdir(join(placeOf(name), '..'), { recursive: true });
      try {
        if (small) await writeThrough(smallPlaceOf(name), small);
        await writeThrough(placeOf(name), content);
      } catch (error) {
        await remove(name);
        throw error;
      }
      return name;
    },
    read: async (name, size) => {
      if (!sound.test(name)) return null;
      const small = size && (await readAt(smallPlaceOf(name)));
      return small ?? (await readAt(placeOf(name)));
    },
    remove: async (name) => {
      if (sound.test(name)) await remove(name);
    },
  };
}

async function readAt(place: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    return (await open(place)).createReadStream();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whole, or not at all. */
async function writeThrough(place: string, content: AsyncIterable<Uint8Array> | Uint8Array) {
  const draft = `${place}.part`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await writeFile(handle, content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
