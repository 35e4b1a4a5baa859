import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = join(import.meta.dirname, '../..');
const rooms = ['contract', 'server', 'media', 'web', 'e2e', 'bench'];

/** A project of a few files, with the real tools and packages: enough to install, build and start. */
export function makeTinyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'plenum-start-'));
  const names = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tools'];
  for (const name of [...names, ...rooms.map((room) => `${room}/package.json`)]) {
    cpSync(join(project, name), join(tree, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'));
  write(tree, 'server/main.ts', `console.log('served');\n`);
  write(tree, 'server/apart.ts', '');
  write(tree, 'server/papers.ts', '');
  write(tree, 'server/tables.ts', '');
  write(tree, 'media/main.ts', '');
  write(tree, 'web/index.html', '<script type="module" src="/main.ts"></script>\n');
  write(tree, 'web/main.ts', `document.title = 'shown';\n`);
  return tree;
}

export function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
