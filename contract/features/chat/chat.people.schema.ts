import * as Type from 'typebox';
import { closed, Id } from '../../kernel/values.ts';
import { ChatPerson, Notify, PersonStatus } from './chat.schema.ts';

export const DirectInput = Type.Object({ personId: Id('chat.person') }, closed);

const Title = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const personIds = Type.Array(Id('chat.person'), { minItems: 1, maxItems: 50, uniqueItems: true });
export const NewGroup = Type.Object({ title: Title, personIds }, closed);
export type NewGroup = Type.Static<typeof NewGroup>;
export const GroupInput = Type.Object({ title: Title }, closed);
export const NewMembers = Type.Object({ personIds }, closed);
export const TalkAnswer = Type.Object({ isAccepted: Type.Boolean() }, closed);
export const TopicInput = Type.Object({ title: Title }, closed);
export const FollowInput = Type.Object({ isFollowing: Type.Boolean() }, closed);
export const NotifyInput = Type.Object({ notify: Notify }, closed);

const ChosenStatus = Type.Enum(['online', 'away', 'busy', 'offline'], {
  description: 'online: as the windows tell. busy: do not disturb. offline: not shown to anyone.',
});
/** Mine alone: what I chose, and whom I do not want to hear. */
export const ChatSelf = Type.Object({
  status: ChosenStatus,
  blocked: Type.Array(ChatPerson),
});
export type ChatSelf = Type.Static<typeof ChatSelf>;
export const ChatSelfInput = Type.Object({ status: ChosenStatus }, closed);

export const PresenceQuery = Type.Object({
  personIds: Type.String({
    pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,199}$',
    description: 'Up to 200 ids, with commas between.',
  }),
});
export const Presences = Type.Object({
  people: Type.Array(Type.Object({ id: Type.Integer(), status: PersonStatus })),
});
export type Presences = Type.Static<typeof Presences>;
