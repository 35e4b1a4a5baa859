import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'testing', 'data']);
const isSource = (name) =>
  !name.startsWith('.') && !skipped.has(name) && !/\.test\.tsx?$/.test(name);

function list(root, path, lines) {
  const state = statSync(join(root, path), { throwIfNoEntry: false });
  if (state === undefined) return;
  if (!state.isDirectory()) {
    lines.push(`${path} ${state.size} ${state.mtimeMs}`);
    return;
  }
  for (const name of readdirSync(join(root, path)).toSorted()) {
    if (isSource(name)) list(root, `${path}/${name}`, lines);
  }
}

/** Changes with every file that is added, changed, renamed or removed below the given paths. */
export function fingerprint(root, paths) {
  const lines = [];
  for (const path of paths) list(root, path, lines);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
