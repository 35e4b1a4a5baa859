import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const helpMessages = {
  /** To everyone: what is published has changed. */
  'help.shown_changed': Empty,
  /** To organisers: an article has changed, or several; null: categories or their order. */
  'help.changed': Type.Object({ articleId: Type.Union([Type.Integer(), Type.Null()]) }),
} as const satisfies MessageTable;
