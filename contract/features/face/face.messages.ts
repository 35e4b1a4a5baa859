import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const faceMessages = {
  /** To those who run the organisation: what the public page says or where it stands has changed. */
  'face.changed': Empty,
} as const satisfies MessageTable;
