import { installIfStale } from './install.mjs';
import { runNode } from './run.mjs';

/** `migrate`, `new`, `schema`: what the server's own command offers, from its sources. */
export async function runDatabaseCommand(words) {
  await installIfStale({ withDev: true });
  const args = ['--import', 'tsx', 'server/db-command.ts', ...words];
  const { code } = await runNode(args, { isLoud: true });
  process.exitCode = code;
}
