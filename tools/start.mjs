// A Node too old for Plenum must be able to read this file: no newer syntax, no newer imports.
import { explain } from './prepare/fault.mjs';
import { refuseOldNode } from './prepare/node-version.mjs';

refuseOldNode();
import('./prepare/start-server.mjs').then((module) => module.startServer()).catch(explain);
