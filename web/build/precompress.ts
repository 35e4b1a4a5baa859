import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt']);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function precompressFile(path: string) {
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  await Promise.all([
    brotli(content, quality).then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Puts a .br and a .gz beside every text asset, so that the server never compresses on request. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'plenum:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
        .map((entry) => join(entry.parentPath, entry.name));
      await Promise.all(files.map(precompressFile));
    },
  };
}
