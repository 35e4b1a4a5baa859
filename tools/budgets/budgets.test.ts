import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { weighScreens } from './budgets.mjs';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_shared.js'] },
  'pages/sign-in.tsx': { file: 'sign-in.js', imports: ['_shared.js', 'index.html'] },
  '_shared.js': { file: 'shared.js' },
  'style.css': { file: 'style.css' },
};
// Random bytes stay as large as they are, so the sums can be foreseen.
const output = new Map(
  ['main.js', 'sign-in.js', 'shared.js', 'style.css'].map((file) => [file, randomBytes(1000)]),
);

const weigh = (gzipBytes: number, modules: string[]) =>
  weighScreens({ 'sign-in': { gzipBytes, modules } }, manifest, (file: string) => output.get(file));

const modules = ['index.html', 'pages/sign-in.tsx', 'style.css'];

it('counts each script once and no style', () => {
  const [screen] = weigh(3100, modules);
  expect(screen?.fault).toBeNull();
  expect(screen?.line).toMatch(/^sign-in: 30\d\d bytes/);
});

it('finds the screen that is too heavy', () => {
  expect(weigh(2900, modules)[0]?.fault).toMatch(/^sign-in: 30\d\d bytes of script, at most 2900/);
});

it('finds a budget for what is no longer built', () => {
  expect(weigh(9000, ['pages/gone.tsx'])[0]?.fault).toBe(
    'sign-in: nothing is built from pages/gone.tsx.',
  );
});
