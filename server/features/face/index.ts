import { faceRoutes } from '@plenum/contract/features/face/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { ReadRecords } from '../../platform/outbound/records.ts';
import type { Work } from '../../platform/work.ts';
import { faceHandlers } from './face.routes.ts';

export { lookAtDomains } from './face.round.ts';
export { faceHead } from './face.head.ts';
export { homeOf } from './face.home.ts';
export { guardHosts } from './face.hosts.ts';
export { changeFace } from './face.service.ts';
export { pagesOfFace } from './face.sitemap.ts';

export const mountFace = (doorway: Doorway, work: Work, readRecords: ReadRecords) =>
  mountRoutes(doorway, faceRoutes, work, (scoped) => faceHandlers(scoped, readRecords));
