import { filesRoutes } from '@plenum/contract/features/files/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { filesHandlers } from './files.routes.ts';

export { keepPicture, openPicture, removePicture, replacePicture } from './files.pictures.ts';
export {
  keepShared,
  type KeptFile,
  openShared,
  removeShared,
  type SharedFile,
} from './files.kept.ts';
export { drawCard } from './files.card.ts';
export { pictureOnPaper } from './files.paper.ts';
export { drawFromElsewhere } from './files.shared.ts';

export const mountFiles = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, filesRoutes, work, filesHandlers);
