import { speakersRoutes, speakersShownRoutes } from '@plenum/contract/features/speakers/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { speakersHandlers } from './speakers.routes.ts';
import { speakersShownHandlers } from './speakers.shown.routes.ts';

export { speakerHead } from './speakers.head.ts';
export { speakersImport } from './speakers.import.ts';
export { insertNamedSpeaker } from './speakers.named.queries.ts';
export {
  countSpeakers,
  deleteSpeaker,
  findShownSpeakers,
  findSpeakerNames,
} from './speakers.queries.ts';
export { changePicture } from './speakers.picture.ts';
export { addSpeaker } from './speakers.service.ts';
export {
  findNotAgreed,
  isSpeakerIn,
  type NotAgreed,
  speaksIn,
} from './speakers.sessions.queries.ts';
export { pagesOfSpeakers } from './speakers.sitemap.ts';
export { sessionsIModerate } from './speakers.shown.ts';

export const mountSpeakers = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, speakersRoutes, work, speakersHandlers);
  mountRoutes(doorway, speakersShownRoutes, work, speakersShownHandlers);
};
