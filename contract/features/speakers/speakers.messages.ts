import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Speaker } from './speakers.schema.ts';

export const speakersMessages = {
  /** To organisers: a speaker as they are now. */
  'speakers.speaker_changed': Type.Object({ eventId: Type.Integer(), speaker: Speaker }),
  'speakers.speaker_gone': Type.Object({ eventId: Type.Integer(), id: Type.Integer() }),
  'speakers.order_changed': Type.Object({
    eventId: Type.Integer(),
    ids: Type.Array(Type.Integer()),
  }),
  /** To everyone: what is shown of the speakers has changed. */
  'speakers.shown_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
