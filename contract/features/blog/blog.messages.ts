import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const blogMessages = {
  /** Posts have changed: read them again. */
  'blog.changed': Empty,
  /** Something was said under a post, changed or taken away. */
  'blog.commented': Type.Object({ postId: Type.Integer() }),
} as const satisfies MessageTable;
