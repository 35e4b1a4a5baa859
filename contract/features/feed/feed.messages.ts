import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Moment } from './feed.schema.ts';

export const feedMessages = {
  /** Something was posted, changed or taken away: whoever may see it reads again. */
  'feed.changed': Type.Object({ eventId: Type.Integer() }),
  /** So many like a post to everyone of the event by now. */
  'feed.liked': Type.Object({
    eventId: Type.Integer(),
    postId: Type.Integer(),
    likes: Type.Integer(),
    likesAsOf: Moment,
  }),
  /** Somebody voted: who may see what came of it reads again. */
  'feed.voted': Type.Object({ eventId: Type.Integer() }),
  /** Something was said under a post, changed or taken away. */
  'feed.commented': Type.Object({ eventId: Type.Integer(), postId: Type.Integer() }),
} as const satisfies MessageTable;
