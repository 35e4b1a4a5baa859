import * as Type from 'typebox';
import { closed, CommonId, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const text = Type.String({ minLength: 1, maxLength: 3_000, pattern: '\\S' });

/** Everyone at the event, or those alone whom the writer is connected to. */
const PostAudience = Type.Enum(['event', 'connections']);

export const PostParams = Type.Object({ postId: Id('feed.post') });
export const OwnPostParams = Type.Object({ postId: Id('feed.own_post') });
export const RemovedPostParams = Type.Object({ postId: Id('feed.removed_post') });
export const PollParams = Type.Object({ postId: Id('feed.poll') });

const Poll = Type.Object({
  answers: Type.Array(
    Type.Object({
      text: Type.String(),
      votes: Nullable(Type.Integer({ description: 'Null: not before one voted, or it ended.' })),
    }),
  ),
  votes: Type.Integer(),
  mine: Nullable(Type.Integer({ description: 'Which answer I chose, counted from 0.' })),
  endsAt: Instant,
  isOver: Type.Boolean(),
});

/** Of two counts the one with the higher number is the newer. */
export const Moment = Type.Integer({
  description: 'When it was counted, as the database reckons.',
});

export const FeedPost = Type.Object({
  id: Id('feed.post'),
  eventId: Type.Integer(),
  author: ChatPerson,
  text: Type.String(),
  pictures: Type.Array(Type.String()),
  audience: PostAudience,
  at: Instant,
  editedAt: Nullable(Instant),
  state: Type.Enum(['shown', 'hidden']),
  likes: Type.Integer(),
  likesAsOf: Moment,
  isLiked: Type.Boolean(),
  likers: Type.Array(ChatPerson, { description: 'The latest six whom I may see.' }),
  comments: Type.Integer(),
  poll: Nullable(Poll),
  canRemove: Type.Boolean(),
});
export type FeedPost = Type.Static<typeof FeedPost>;

export const FeedQuery = Type.Object({
  personId: Type.Optional(CommonId),
  only: Type.Optional(Type.Enum(['pictures', 'polls'])),
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'The id of the last one read.' })),
});
export type FeedQuery = Type.Static<typeof FeedQuery>;

export const FeedPage = Type.Object({
  posts: Type.Array(FeedPost, { description: 'The newest first.' }),
  hasMore: Type.Boolean(),
});
export type FeedPage = Type.Static<typeof FeedPage>;

const answer = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
export const NewFeedPost = Type.Object(
  {
    text,
    audience: Type.Optional(PostAudience),
    poll: Type.Optional(
      Type.Object(
        {
          answers: Type.Array(answer, { minItems: 2, maxItems: 6, uniqueItems: true }),
          hours: Type.Integer({ minimum: 1, maximum: 336 }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type NewFeedPost = Type.Static<typeof NewFeedPost>;

export const FeedPostUpdate = Type.Object(
  {
    text: Type.Optional(text),
    withoutPictures: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 4 }),
    ),
  },
  { ...closed, minProperties: 1 },
);
export type FeedPostUpdate = Type.Static<typeof FeedPostUpdate>;

export const Vote = Type.Object(
  { answer: Type.Integer({ minimum: 0, maximum: 5, description: 'Counted from 0.' }) },
  closed,
);
