import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const project = join(import.meta.dirname, '../..');
const rooms = ['contract', 'server', 'media', 'web', 'e2e', 'bench'];
const left = new Set(['node_modules', 'dist', 'data', '.git']);

/** The project's sources with the installed packages, where ours lead to the copied rooms. */
export function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'plenum-copy-'));
  cpSync(project, tree, {
    recursive: true,
    filter: (path) => !left.has(basename(path)) && !relative(project, path).startsWith('.build-'),
  });
  const packages = join(tree, 'node_modules');
  mkdirSync(join(packages, '@plenum'), { recursive: true });
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (name === '@plenum' || name === '.vite') continue;
    symlinkSync(join(project, 'node_modules', name), join(packages, name));
  }
  for (const room of rooms) symlinkSync(join(tree, room), join(packages, '@plenum', room));
  return tree;
}
