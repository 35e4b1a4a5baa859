import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Where nobody could install the readers, nothing is read back. */
export const hasPdfReaders = ['pdfinfo', 'qpdf'].every((command) => {
  try {
    execFileSync('which', [command], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

interface ReadPdf {
  info: string;
  text: string;
  /** By their names. */
  attachments: Record<string, string>;
  metadata: string;
  /** What qpdf has against it. */
  faults: string;
}

async function inFolder<T>(
  pdf: Uint8Array,
  read: (file: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'plenum-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    await writeFile(file, pdf);
    return await read(file, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const run = promisify(execFile);
const said = async (command: string, ...args: string[]) => (await run(command, args)).stdout;

/** As programs of others read it. */
export const readPdf = (pdf: Uint8Array): Promise<ReadPdf> =>
  inFolder(pdf, async (file, folder) => {
    const listed = await said('pdfdetach', '-list', file);
    const names = [...listed.matchAll(/^\d+: (.+)$/gm)].map(([, name = '']) => name);
    await said('pdfdetach', '-saveall', '-o', folder, file);
    const attachments = names.map(
      async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
    );
    return {
      info: await said('pdfinfo', file),
      text: await said('pdftotext', '-layout', file, '-'),
      attachments: Object.fromEntries(await Promise.all(attachments)),
      metadata: await said('pdfinfo', '-meta', file),
      faults: await said('qpdf', '--check', file),
    };
  });

/** What a camera reads on its first page. */
export async function scanPdf(pdf: Uint8Array): Promise<string> {
  const picture = await inFolder(pdf, async (file, folder) => {
    await said('pdftoppm', '-r', '150', '-png', '-singlefile', file, join(folder, 'page'));
    return readFile(join(folder, 'page.png'));
  });
  const pixels = sharp(picture).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

export interface PdfWord {
  page: number;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface PdfPage {
  /** In points. */
  width: number;
  height: number;
}

/** Where each word stands, in points from the upper left corner of its page. */
export const wordsIn = (pdf: Uint8Array): Promise<{ pages: PdfPage[]; words: PdfWord[] }> =>
  inFolder(pdf, async (file) => {
    const told = await said('pdftotext', '-bbox', file, '-');
    const pages: PdfPage[] = [];
    const words: PdfWord[] = [];
    const boxes =
      /<page width="([\d.]+)" height="([\d.]+)">|<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g;
    for (const [, width, height, ...box] of told.matchAll(boxes)) {
      if (width !== undefined) pages.push({ width: Number(width), height: Number(height) });
      else {
        const [left = 0, top = 0, right = 0, bottom = 0] = box.slice(0, 4).map(Number);
        words.push({ page: pages.length, text: box[4] ?? '', left, top, right, bottom });
      }
    }
    return { pages, words };
  });
