import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./prepare/develop.mjs').then((module) => module.develop()).catch(explain);
