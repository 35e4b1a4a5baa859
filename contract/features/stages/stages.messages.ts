import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const stagesMessages = {
  /** Stages, what goes on on them, or recordings have changed: read them again. */
  'stages.changed': Type.Object({ eventId: Type.Integer() }),
  /** To those who watch, at most once a second. */
  'stages.viewers': Type.Object({ stageId: Type.Integer(), viewers: Type.Integer() }),
  /** To those who watch: how often each was sent in the last moment. */
  'stages.reactions': Type.Object({
    stageId: Type.Integer(),
    reactions: Type.Record(Type.String(), Type.Integer()),
  }),
} as const satisfies MessageTable;
