import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./new-feature/write-feature.mjs')
  .then((module) => module.writeFeature(...process.argv.slice(2)))
  .catch(explain);
