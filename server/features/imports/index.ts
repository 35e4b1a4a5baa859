import { importsRoutes } from '@plenum/contract/features/imports/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { importsHandlers } from './imports.routes.ts';

export type { Column, Kind, RowValues, Step } from './imports.kinds.ts';
export { plainHead } from './imports.columns.ts';
export { headsOfPeople } from './imports.heads.ts';
export { isEnded, isUnpaid } from './imports.ended.ts';
export { oneByOne } from './imports.one-by-one.ts';
export { tried } from './imports.tried.ts';
export { forgetImports, goOnWithImports, importsJobs } from './imports.work.ts';
export { areLinks, isAddress, isLink, linkOf, partsOf, wordIn, yesNo } from './imports.readers.ts';

export const mountImports = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, importsRoutes, work, importsHandlers);
