import { chatDesksRoutes, chatRoutes } from '@plenum/contract/features/chat/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { chatDesksHandlers } from './chat.desks.routes.ts';
import { chatHandlers } from './chat.routes.ts';

export { requireConversation } from './chat.access.ts';
export { alertOfUnanswered } from './chat.requests.due.ts';
export { missBooths } from './chat.requests.missed.ts';
export { say, sayIn } from './chat.say.ts';
export { chatPerson } from './chat.seen.queries.ts';

export const mountChat = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, chatRoutes, chatHandlers(work));
  mountRoutes(doorway, chatDesksRoutes, chatDesksHandlers(work));
};
