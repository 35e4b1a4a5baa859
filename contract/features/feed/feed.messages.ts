import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const feedMessages = {
  /** Something was posted, changed, liked, voted for or taken away: whoever may see it reads again. */
  'feed.changed': Type.Object({ eventId: Type.Integer() }),
  /** Something was said under a post, changed or taken away. */
  'feed.commented': Type.Object({ eventId: Type.Integer(), postId: Type.Integer() }),
} as const satisfies MessageTable;
