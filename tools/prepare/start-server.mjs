import { serverEntry } from './places.mjs';
import { prepare } from './prepare.mjs';
import { endWithShell } from './shell.mjs';

/** The server runs in this same process, so signals and exit codes are its own. */
export async function startServer() {
  endWithShell();
  await prepare();
  await import(serverEntry);
}
