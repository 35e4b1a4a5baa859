import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./steps/run-all.mjs').then((module) => module.runAll('browserSteps')).catch(explain);
