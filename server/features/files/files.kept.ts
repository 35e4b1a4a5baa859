import type { Download, ProblemCode } from '@plenum/contract';
import { cleanName } from '../../platform/files/clean-name.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Work } from '../../platform/work.ts';
import { drawShared } from './files.shared.ts';
import { lookedAt } from './files.types.ts';

/** Whatever it is called: nothing finds it by its name, a browser is only ever given it to keep. */
const ending = 'bin';

type Shelf = Pick<Work, 'files'>;

export interface SharedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

export interface KeptFile {
  name: string;
  type: string;
  size: number;
  storedAs: string;
  /** Small, to be shown in place; null: no picture. */
  pictureAs: string | null;
  width: number | null;
  height: number | null;
}

/** Of what people give each other: looked at, a picture drawn anew, and kept. */
export async function keepShared(
  work: Shelf,
  { name, type, bytes }: SharedFile,
  refusal: ProblemCode,
  whose: string,
): Promise<KeptFile> {
  const plain = cleanName(name);
  const is = lookedAt(type, bytes);
  if (is === null) throw problem(refusal);
  if (is === 'picture') return keepPicture(work, plain, bytes, whose);
  const storedAs = await work.files.keep(ending, bytes);
  const size = bytes.byteLength;
  return { name: plain, type, size, storedAs, pictureAs: null, width: null, height: null };
}

async function keepPicture(
  work: Shelf,
  name: string,
  bytes: Uint8Array,
  whose: string,
): Promise<KeptFile> {
  const { whole, small, width, height } = await drawShared(bytes, whose);
  const storedAs = await work.files.keep(ending, whole);
  const pictureAs = await work.files.keep(ending, small).catch(async (error: unknown) => {
    await work.files.remove(storedAs);
    throw error;
  });
  const drawn = `${name.replace(/\.[^.]*$/, '')}.webp`;
  const size = whole.byteLength;
  return { name: drawn, type: 'image/webp', size, storedAs, pictureAs, width, height };
}

export async function removeShared(
  work: Shelf,
  { storedAs, pictureAs }: Pick<KeptFile, 'storedAs' | 'pictureAs'>,
): Promise<void> {
  await work.files.remove(storedAs);
  if (pictureAs) await work.files.remove(pictureAs);
}

export async function openShared(
  work: Shelf,
  name: string,
  stored: string | null,
): Promise<Download> {
  const content = stored && (await work.files.read(stored));
  if (!content) throw problem('not_found');
  return { name, content };
}
