import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from '../../start-fault.ts';

/** PostgreSQL refuses to run as root. This tells as whom, and by which command, it runs instead. */
export interface RunAs {
  uid?: number;
  gid?: number;
  prefix: readonly string[];
  /** Who must own the cluster's files; undefined: whoever starts us. */
  owner?: { uid: number; gid: number };
}

const nobody = 65_534;

export function chooseRunAs(paths: string[]): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = passwdEntry('postgres') ?? passwdEntry('nobody') ?? { uid: nobody, gid: nobody };
  if (paths.every((path) => canEnter(path, user.uid))) return { ...user, prefix: [], owner: user };
  // The folder is root's alone (/root/…): keep root's rights, but under another name inside.
  const prefix = ['unshare', '--user', `--map-user=${nobody}`];
  const [command = '', ...args] = prefix;
  if (spawnSync(command, [...args, 'true']).status === 0) {
    return { prefix, owner: { uid: 0, gid: 0 } };
  }
  throw new StartFault(
    `PostgreSQL cannot run as root, and no other user may enter ${paths.join(' or ')}. Start as another user, move the project out of root's home, or set DATABASE_URL.`,
  );
}

function passwdEntry(name: string): { uid: number; gid: number } | null {
  if (!existsSync('/etc/passwd')) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** May someone without root's rights pass every folder on the way? */
function canEnter(path: string, uid: number): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner } = statSync(folder);
      if (!(mode & 0o001) && !(owner === uid && mode & 0o100)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** Gives a cluster that another kind of start left behind to the one who runs it now. */
export function giveTo(folder: string, owner: RunAs['owner']): void {
  if (!owner || lstatSync(folder).uid === owner.uid) return;
  const give = (path: string): void => {
    const stat = lstatSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
    if (!stat.isSymbolicLink()) chownSync(path, owner.uid, owner.gid);
  };
  give(folder);
}
