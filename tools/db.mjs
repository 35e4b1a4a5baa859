import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./prepare/database.mjs')
  .then((module) => module.runDatabaseCommand(process.argv.slice(2)))
  .catch(explain);
