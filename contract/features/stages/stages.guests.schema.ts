import * as Type from 'typebox';
import { closed, CommonId, Id, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const DeviceId = Type.String({ format: 'uuid', description: 'The window that is in it.' });
const Description = Type.String({
  maxLength: 20_000,
  description: 'SDP: one sound and one picture, in this order.',
});

/** `raised`: asks to come on stage. `inside`: in the green room, or on stage. */
export const GuestStanding = Type.Union([
  Type.Literal('raised'),
  Type.Literal('invited'),
  Type.Literal('inside'),
]);
export type GuestStanding = Type.Static<typeof GuestStanding>;

export const StageGuest = Type.Object({
  person: ChatPerson,
  headline: Type.String({ description: 'Where they show it to everyone at the event.' }),
  isHost: Type.Boolean({ description: 'Who sends the picture, from the studio.' }),
  standing: GuestStanding,
  isOnStage: Type.Boolean(),
  since: Type.String({ format: 'date-time', description: 'When they raised their hand.' }),
  deviceId: Nullable(DeviceId),
  isMuted: Type.Boolean({
    description: 'By the host: nobody hears them until they turn their microphone on again.',
  }),
  hasSound: Type.Boolean({ description: 'Whether they can be heard.' }),
  hasCamera: Type.Boolean(),
});
export type StageGuest = Type.Static<typeof StageGuest>;

/** Who asks to come on stage in a run, who may, and who is in the green room. */
export const StageGuests = Type.Object({
  runId: Nullable(Id('stages.run')),
  isOffered: Type.Boolean({ description: 'Whether guests can come to what is on there now.' }),
  standing: Type.Union([GuestStanding, Type.Literal('none'), Type.Literal('removed')], {
    description: 'One’s own.',
  }),
  mayEnter: Type.Boolean({
    description: 'Invited, or somebody who speaks in the session that is on.',
  }),
  guests: Type.Array(StageGuest, {
    maxItems: 120,
    description:
      'In the order they came: to organisers all, to who is in the green room who is there, to others nobody.',
  }),
});
export type StageGuests = Type.Static<typeof StageGuests>;

export const HandInput = Type.Object({ isUp: Type.Boolean() }, closed);

export const GuestInput = Type.Object(
  {
    standing: Type.Union([Type.Literal('invited'), Type.Literal('out'), Type.Literal('removed')], {
      description: '`out`: their hand is lowered; `removed`: out until the run ends.',
    }),
  },
  closed,
);
export type GuestInput = Type.Static<typeof GuestInput>;

export const OnStageInput = Type.Object({ isOnStage: Type.Boolean() }, closed);

export const GreenRoomEntry = Type.Object(
  {
    deviceId: DeviceId,
    isHost: Type.Boolean({ description: 'From the studio: organisers only.' }),
  },
  closed,
);
export type GreenRoomEntry = Type.Static<typeof GreenRoomEntry>;

export const GreenRoomDevice = Type.Object({ deviceId: DeviceId }, closed);

export const GreenRoomTalk = Type.Object({ deviceId: DeviceId, offer: Description }, closed);
export type GreenRoomTalk = Type.Static<typeof GreenRoomTalk>;

export const GreenRoomHear = Type.Object(
  { deviceId: DeviceId, personId: CommonId, offer: Description },
  closed,
);
export type GreenRoomHear = Type.Static<typeof GreenRoomHear>;

export const GreenRoomAnswer = Type.Object({ answer: Description });
export type GreenRoomAnswer = Type.Static<typeof GreenRoomAnswer>;

export const GreenRoomSending = Type.Object(
  { deviceId: DeviceId, hasSound: Type.Boolean(), hasCamera: Type.Boolean() },
  closed,
);
export type GreenRoomSending = Type.Static<typeof GreenRoomSending>;
