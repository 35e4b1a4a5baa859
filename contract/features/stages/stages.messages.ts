import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { EncoderNow } from './stages.encoder.schema.ts';

export const stagesMessages = {
  /** Stages, what goes on on them, or recordings have changed: read them again. */
  'stages.changed': Type.Object({ eventId: Type.Integer() }),
  /** To those who watch, at most once a second. */
  'stages.viewers': Type.Object({ stageId: Type.Integer(), viewers: Type.Integer() }),
  /** To organisers, to who is in the green room, and to whom it concerns: read again who comes on stage. */
  'stages.guests_changed': Type.Object({ eventId: Type.Integer(), stageId: Type.Integer() }),
  /** To organisers, every two seconds while an encoder sends: what arrives. */
  'stages.encoder': Type.Object({
    eventId: Type.Integer(),
    stageId: Type.Integer(),
    now: EncoderNow,
  }),
  /** To those who watch: how often each was sent in the last moment. */
  'stages.reactions': Type.Object({
    stageId: Type.Integer(),
    reactions: Type.Record(Type.String(), Type.Integer()),
  }),
} as const satisfies MessageTable;
