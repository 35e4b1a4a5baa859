import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./prepare/prepare.mjs').then((module) => module.prepare()).catch(explain);
