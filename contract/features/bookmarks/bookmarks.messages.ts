import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const bookmarksMessages = {
  /** For the person's other windows: all marked pages, in order. */
  'bookmarks.changed': Type.Object({ ids: Type.Array(Type.Integer()) }),
} as const satisfies MessageTable;
