import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { picture } from './pictures/picture.mjs';
import { looks, screens, shown } from './pictures/screens.mjs';
import { sheet } from './pictures/sheet.mjs';
import { signIn } from './pictures/sign-in.mjs';
import { root } from './prepare/places.mjs';
import { provideChromium } from './steps/chromium.mjs';

// Takes the pictures of docs/pictures anew, of a demo that is running: no other command needs this one.

const { chromium } = createRequire(join(root, 'e2e/package.json'))('playwright-core');

const [origin = 'http://localhost:3000', folder = 'docs/pictures', only] = process.argv.slice(2);
const target = join(root, folder);

/** The screens of a look; those that do not come are named, and left out. */
async function takeAll(browser, { look, kept, scratch }) {
  const taken = [];
  for (const { name, who, path, content } of screens) {
    const file = join(scratch, `${look.name} ${name}.png`);
    const stored = { language: 'en', ...look.stored, ...kept[who] };
    try {
      await picture(browser, { url: origin + path, content, size: look.size, kept: stored, file });
      taken.push({ name, file });
    } catch (error) {
      console.error(`${look.name}, ${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
  return taken;
}

function show(pictures) {
  for (const { name, file } of pictures) {
    if (shown[name]) copyFileSync(file, join(target, shown[name]));
  }
}

const { path: executablePath, fault } = await provideChromium();
if (!executablePath) throw new Error(fault);
mkdirSync(target, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'plenum-pictures-'));
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] });
try {
  const kept = {};
  for (const who of ['client', 'admin', 'nobody']) kept[who] = await signIn(origin, who);
  for (const look of looks.filter(({ name }) => !only || name === only)) {
    const pictures = await takeAll(browser, { look, kept, scratch });
    const file = join(target, `sheet-${look.name}.jpg`);
    await sheet(browser, { pictures, size: look.size, file });
    if (look.name === 'light') show(pictures);
    console.log(`${look.name}: ${pictures.length} of ${screens.length}`);
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true });
}
