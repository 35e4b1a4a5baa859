import { questionsRoutes } from '@plenum/contract/features/questions/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { questionsHandlers } from './questions.routes.ts';

export { findQuestionsAbout, handOverQuestions } from './questions.farewell.ts';
export { followBeginning } from './questions.live.ts';
export { ask } from './questions.service.ts';

export const mountQuestions = (doorway: Doorway, work: Work): void =>
  mountRoutes(doorway, questionsRoutes, work, questionsHandlers);
