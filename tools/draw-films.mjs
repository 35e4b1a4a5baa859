import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { films } from './films/films.mjs';
import { root } from './prepare/places.mjs';
import { provideChromium } from './steps/chromium.mjs';

// Draws the films of the demo anew, where their pictures are to change: no other command needs this one.

const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');

const page = 'https://films.example/';
const font = join(
  root,
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const style = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${readFileSync(font).toString('base64')}) }`;

/** Each piece behind its length, four bytes of it. */
const asFile = (pieces) =>
  Buffer.concat(
    pieces.flatMap((piece) => {
      const bytes = Buffer.from(piece, 'base64');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );

const { path, fault } = await provideChromium();
if (!path) throw new Error(fault);
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: ['tools/films/page.ts'],
  bundle: true,
  write: false,
  format: 'iife',
});
const browser = await chromium.launch({ executablePath: path });
try {
  const window = await browser.newPage();
  await window.route(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<style>${style}</style>` }),
  );
  await window.goto(page);
  await window.addScriptTag({ content: outputFiles[0].text });
  for (const film of films) {
    const pieces = await window.evaluate((one) => globalThis.make(one), film);
    const bytes = asFile(pieces);
    writeFileSync(join(root, 'server/demo/films', `${film.name}.film`), bytes);
    console.log(`${film.name}: ${pieces.length} pieces, ${Math.round(bytes.length / 1_000)} kB`);
  }
} finally {
  await browser.close();
}
