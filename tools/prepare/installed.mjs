import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Why node_modules has to be installed anew; null when it is what the lock asks for. */
export function installFault(root, { withDev }) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(join(root, 'node_modules'))) return 'node_modules is missing';
  // npm writes its record last, so an install that was cut off has none.
  if (!existsSync(record)) return 'the last install was cut off';
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(record);
  const isNeeded = (entry) => !entry.optional && !entry.devOptional && (withDev || !entry.dev);
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const isThere = path in installed;
    if (isThere ? !isSame(entry, installed[path]) : isNeeded(entry)) {
      return 'package-lock.json has changed';
    }
    if (isThere && !existsSync(join(root, path, 'package.json'))) return 'a package is missing';
  }
  return Object.keys(installed).every((path) => path in wanted)
    ? null
    : 'package-lock.json has changed';
}

const isSame = (wanted, installed) =>
  wanted.version === installed.version &&
  wanted.integrity === installed.integrity &&
  isDeepStrictEqual(wanted.dependencies, installed.dependencies);
