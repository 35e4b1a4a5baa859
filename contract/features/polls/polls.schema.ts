import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const version = Type.Integer({ description: 'Rises with each change.' });

/** `words`: everyone says a few, and what many say is large. `rating`: from 1 to 5. */
export const PollKind = Type.Enum(['rating', 'one', 'several', 'words']);
export type PollKind = Type.Static<typeof PollKind>;
export const PollState = Type.Enum(['draft', 'open', 'closed']);
export type PollState = Type.Static<typeof PollState>;
/** `closed`: only organisers see what was voted before it is closed. */
const ShowsResults = Type.Enum(['live', 'closed']);

const optionId = Type.Integer({ minimum: 1, maximum: 20 });

export const PollOption = Type.Object({
  id: optionId,
  text: Texts(200),
  isRight: Nullable(Type.Boolean({ description: 'Null: it is no quiz, or it is not closed yet.' })),
});
export type PollOption = Type.Static<typeof PollOption>;

export const Poll = Type.Object({
  id: Id('polls.poll'),
  stageId: Type.Integer(),
  runId: Nullable(Type.Integer({ description: 'What was live when it was opened.' })),
  kind: PollKind,
  question: Texts(300),
  options: Type.Array(PollOption, { description: 'Of a rating and of words: none.' }),
  showsResults: ShowsResults,
  state: PollState,
  openedAt: Nullable(Instant),
  version,
});
export type Poll = Type.Static<typeof Poll>;

export const PollResults = Type.Object({
  pollId: Type.Integer(),
  people: Type.Integer({ description: 'How many voted.' }),
  counts: Nullable(
    Type.Array(Type.Integer(), {
      description: 'By option, or for 1 to 5; null: not shown before it is closed.',
    }),
  ),
  words: Type.Array(Type.Object({ word: Type.String(), count: Type.Integer() }), {
    description: 'Up to 50, the most said first.',
  }),
  asOf: Type.Integer({ description: 'Of two counts the one with the higher number is newer.' }),
});
export type PollResults = Type.Static<typeof PollResults>;

/** What I voted. */
export const PollVote = Type.Object({
  pollId: Type.Integer(),
  choices: Type.Array(Type.Integer()),
  words: Type.Array(Type.String()),
  version,
});
export type PollVote = Type.Static<typeof PollVote>;

export const StagePolls = Type.Object({
  mayManage: Type.Boolean(),
  polls: Type.Array(Poll, { description: 'Up to 100, the newest first.' }),
  results: Type.Array(PollResults),
  votes: Type.Array(PollVote),
});
export type StagePolls = Type.Static<typeof StagePolls>;

const fields = {
  kind: PollKind,
  question: Texts(300),
  options: Type.Array(Type.Object({ text: Texts(200), isRight: Type.Boolean() }, closed), {
    maxItems: 12,
    description: 'At least two where one chooses; none else.',
  }),
  showsResults: ShowsResults,
};
export const PollInput = Type.Object(fields, closed);
export type PollInput = Type.Static<typeof PollInput>;
export const PollUpdate = Type.Object(
  { version: Type.Integer({ description: 'The version these changes were made on.' }), ...fields },
  closed,
);
export type PollUpdate = Type.Static<typeof PollUpdate>;

export const PollStateInput = Type.Object({ state: Type.Enum(['open', 'closed']) }, closed);

export const PollVoteInput = Type.Object(
  {
    choices: Type.Array(optionId, { maxItems: 12, uniqueItems: true }),
    words: Type.Array(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }), {
      maxItems: 3,
      uniqueItems: true,
    }),
  },
  closed,
);
export type PollVoteInput = Type.Static<typeof PollVoteInput>;
