import { moderationRoutes } from '@plenum/contract/features/moderation/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { ModerationFacts } from './moderation.facts.ts';
import { moderationHandlers } from './moderation.routes.ts';

export type { LineFacts, ModerationFacts, WritingFacts } from './moderation.facts.ts';
export { handOverMeasures } from './moderation.farewell.ts';
export { noteHiddenLine } from './moderation.hidden.ts';
export { holdForRelease, holdWriting } from './moderation.hold.ts';
export { judge } from './moderation.judge.ts';
export { addMeasure, appeal } from './moderation.measures.ts';
export { findModerationAbout } from './moderation.measures.queries.ts';
export { report } from './moderation.report.ts';
export { requireMaySpeak } from './moderation.speak.ts';

export const mountModeration = (doorway: Doorway, work: Work, facts: ModerationFacts): void =>
  mountRoutes(doorway, moderationRoutes, { ...work, facts }, moderationHandlers);
