import { chatRoutes } from '@plenum/contract/features/chat/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { chatHandlers } from './chat.routes.ts';

export { requireConversation } from './chat.access.ts';
export { say, sayIn } from './chat.say.ts';

export const mountChat = (doorway: Doorway, work: Work): void => {
  mountRoutes(doorway, chatRoutes, chatHandlers(work));
};
