import * as Type from 'typebox';
import { closed, CommonId, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const DeviceId = Type.String({ format: 'uuid', description: 'The window that is in the call.' });
const Description = Type.String({
  maxLength: 20_000,
  description: 'SDP: one sound and one picture, in this order.',
});

/** One who is in a call of a group, and what they send. */
export const GroupCallPerson = Type.Object({
  number: Type.Integer({ description: 'Their place in this call; the same when they come back.' }),
  person: ChatPerson,
  deviceId: DeviceId,
  isSilenced: Type.Boolean({ description: 'Nobody hears them, whatever they send.' }),
  hasSound: Type.Boolean(),
  hasCamera: Type.Boolean(),
  hasScreen: Type.Boolean(),
});
export type GroupCallPerson = Type.Static<typeof GroupCallPerson>;

/** Somebody at its closed door. */
export const GroupCallKnock = Type.Object({
  person: ChatPerson,
  isLetIn: Type.Boolean({ description: 'They may join now.' }),
});
export type GroupCallKnock = Type.Static<typeof GroupCallKnock>;

/** A call that people of a group, or of a talk at a booth, join and leave; up to eight at a time. */
export const GroupCall = Type.Object({
  id: Id('calls.group_call'),
  conversationId: Type.Integer(),
  kind: Type.Enum(['group', 'booth'], {
    description: 'Of members of a group, or of a visitor and the staff of a booth.',
  }),
  title: Type.String({ description: 'Of the group, or of the booth.' }),
  startedBy: ChatPerson,
  startedAt: Instant,
  endedAt: Nullable(Instant),
  version: Type.Integer(),
  people: Type.Array(GroupCallPerson, { description: 'Who is in it now, in the order they came.' }),
  isClosed: Type.Boolean({ description: 'Who was not in it yet knocks, and is let in or not.' }),
  knocks: Type.Array(GroupCallKnock, { description: 'In the order they came.' }),
});
export type GroupCall = Type.Static<typeof GroupCall>;

export const GroupCalls = Type.Object({
  isOffered: Type.Boolean({ description: 'Whether this server carries such calls.' }),
  calls: Type.Array(GroupCall),
});
export type GroupCalls = Type.Static<typeof GroupCalls>;

export const RingingGroupCall = Type.Object({ call: Nullable(GroupCall) });

/** One that is over, as its conversation keeps it. */
export const PastGroupCall = Type.Object({
  id: Id('calls.group_call'),
  startedAt: Instant,
  seconds: Type.Integer(),
  people: Type.Array(ChatPerson, { description: 'Who took part, in the order they came.' }),
});
export type PastGroupCall = Type.Static<typeof PastGroupCall>;
export const PastGroupCallsQuery = Type.Object({ conversationId: Id('chat.group') });

export const NewGroupCall = Type.Object(
  { conversationId: Id('chat.group'), deviceId: DeviceId },
  closed,
);
export type NewGroupCall = Type.Static<typeof NewGroupCall>;

export const GroupCallDevice = Type.Object({ deviceId: DeviceId }, closed);

export const GroupCallDoor = Type.Object({ isClosed: Type.Boolean() }, closed);
export const GroupCallKnocking = Type.Object(
  { isKnocking: Type.Boolean({ description: 'False: they wait no more.' }) },
  closed,
);
export const GroupCallLetIn = Type.Object({ isLetIn: Type.Boolean() }, closed);

export const GroupCallTalk = Type.Object({ deviceId: DeviceId, offer: Description }, closed);
export type GroupCallTalk = Type.Static<typeof GroupCallTalk>;

export const GroupCallHear = Type.Object(
  { deviceId: DeviceId, personId: CommonId, offer: Description },
  closed,
);
export type GroupCallHear = Type.Static<typeof GroupCallHear>;

export const GroupCallAnswer = Type.Object({ answer: Description });
export type GroupCallAnswer = Type.Static<typeof GroupCallAnswer>;

export const GroupCallSending = Type.Object(
  {
    deviceId: DeviceId,
    hasSound: Type.Boolean(),
    hasCamera: Type.Boolean(),
    hasScreen: Type.Boolean(),
  },
  closed,
);
export type GroupCallSending = Type.Static<typeof GroupCallSending>;

export const GroupCallSilence = Type.Object({ isSilenced: Type.Boolean() }, closed);
