import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './places.mjs';
import { runNode } from './run.mjs';

export async function bundleWeb(folder) {
  const web = join(root, 'web');
  const packageFile = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const vite = join(dirname(packageFile), 'bin/vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const { code, output } = await runNode(args, { cwd: web, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(output.trimEnd());
}
