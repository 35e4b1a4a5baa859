import * as Type from 'typebox';
import type { CommandTable } from '../../kernel/command.ts';
import { Id } from '../../kernel/values.ts';

const conversation = Type.Object(
  { conversationId: Id('chat.conversation') },
  { additionalProperties: false },
);

/** What a window says on its socket; whoever may not gets the same answer as for what does not exist. */
export const chatCommands = {
  /** Hear a conversation, from the answered number on. */
  'chat.watch': { input: conversation, answer: Type.Object({ sequence: Type.Integer() }) },
  'chat.unwatch': { input: conversation, answer: Type.Object({}) },
  /** Hear which channels of an event stir. */
  'chat.watch_event': {
    input: Type.Object({ eventId: Id('events.event') }, { additionalProperties: false }),
    answer: Type.Object({}),
  },
  'chat.typing': { input: conversation, answer: Type.Object({}) },
  /** This window is in use, or was left alone for a while. */
  'chat.presence': {
    input: Type.Object({ isIdle: Type.Boolean() }, { additionalProperties: false }),
    answer: Type.Object({}),
  },
  /** Hear the presence of the people in sight; replaces whom this window heard before. */
  'chat.watch_people': {
    input: Type.Object(
      { personIds: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200 }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
  },
} as const satisfies CommandTable;
