import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const moderationMessages = {
  /** To an event's moderators: the queue, measures or words changed. */
  'moderation.changed': Type.Object({ eventId: Type.Integer(), open: Type.Integer() }),
  /** To a person: what was done about them changed. */
  'moderation.mine_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
