import { searchRoutes } from '@plenum/contract/features/search/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { searchHandlers } from './search.routes.ts';

export const mountSearch = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, searchRoutes, work, searchHandlers);
