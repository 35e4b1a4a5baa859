import * as Type from 'typebox';
import { closed, CommonId, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const DeviceId = Type.String({
  format: 'uuid',
  description: 'Names the window: of several that ring, one answers.',
});

export const CallState = Type.Enum(['ringing', 'going', 'refused', 'missed', 'ended', 'failed']);
export type CallState = Type.Static<typeof CallState>;

/** Between two people, in their direct conversation. */
export const Call = Type.Object({
  id: Id('calls.call'),
  conversationId: Type.Integer(),
  caller: ChatPerson,
  callee: ChatPerson,
  state: CallState,
  hasVideo: Type.Boolean(),
  callerDevice: DeviceId,
  calleeDevice: Nullable(DeviceId),
  rangAt: Instant,
  answeredAt: Nullable(Instant),
  endedAt: Nullable(Instant),
});
export type Call = Type.Static<typeof Call>;

/** A call that is over, as its conversation keeps it. */
export const PastCall = Type.Object({
  id: Id('calls.call'),
  callerId: CommonId,
  state: Type.Enum(['refused', 'missed', 'ended', 'failed']),
  hasVideo: Type.Boolean(),
  rangAt: Instant,
  seconds: Type.Integer({ description: 'That they talked; 0: they never did.' }),
});
export type PastCall = Type.Static<typeof PastCall>;
export const CallsQuery = Type.Object({ conversationId: Id('chat.conversation') });

export const CurrentCall = Type.Object({ call: Nullable(Call) });
export type CurrentCall = Type.Static<typeof CurrentCall>;

export const NewCall = Type.Object(
  { conversationId: Id('chat.direct'), hasVideo: Type.Boolean(), deviceId: DeviceId },
  closed,
);
export type NewCall = Type.Static<typeof NewCall>;
export const CallAnswer = Type.Object({ isAccepted: Type.Boolean(), deviceId: DeviceId }, closed);
export type CallAnswer = Type.Static<typeof CallAnswer>;
export const CallEnd = Type.Object({ isFailed: Type.Boolean() }, closed);

/** What the browsers of both sides say to each other; we carry it unread. */
export const Signal = Type.Object(
  {
    kind: Type.Enum(['description', 'candidate']),
    text: Type.String({ maxLength: 20_000 }),
  },
  closed,
);
export type Signal = Type.Static<typeof Signal>;
export const Signals = Type.Object(
  { deviceId: DeviceId, signals: Type.Array(Signal, { minItems: 1, maxItems: 50 }) },
  closed,
);
export type Signals = Type.Static<typeof Signals>;

export const IceServers = Type.Object({
  iceServers: Type.Array(
    Type.Object({
      urls: Type.Array(Type.String()),
      username: Type.Optional(Type.String()),
      credential: Type.Optional(Type.String()),
    }),
  ),
});
export type IceServers = Type.Static<typeof IceServers>;
