import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const version = Type.Integer({ description: 'Rises with each change.' });

/** `waiting`: its author and moderators see it. `hidden`: moderators alone. */
export const QuestionState = Type.Enum(['waiting', 'open', 'answered', 'hidden']);
export type QuestionState = Type.Static<typeof QuestionState>;

export const Question = Type.Object({
  id: Id('questions.question'),
  stageId: Type.Integer(),
  runId: Nullable(
    Type.Integer({ description: 'What was live then; null: for what is live there next.' }),
  ),
  state: QuestionState,
  text: Type.String(),
  author: Nullable(ChatPerson),
  askedAt: Instant,
  votes: Type.Integer(),
  isPinned: Type.Boolean({ description: 'Being talked about; of one run at most one.' }),
  answer: Type.String({ description: 'In writing; empty: none, or it was said on the stage.' }),
  version,
});
export type Question = Type.Static<typeof Question>;

/** My vote for a question. */
export const QuestionVote = Type.Object({
  questionId: Type.Integer(),
  isUp: Type.Boolean(),
  version,
});
export type QuestionVote = Type.Static<typeof QuestionVote>;

/** Seconds between two questions of one person; who keeps order asks as they like. */
const SlowSeconds = Type.Union([
  Type.Literal(0),
  Type.Literal(10),
  Type.Literal(30),
  Type.Literal(60),
  Type.Literal(300),
]);

const rules = {
  isOpen: Type.Boolean({ description: 'Whether questions are taken.' }),
  isModerated: Type.Boolean({ description: 'Each waits until a moderator shows it.' }),
  slowSeconds: SlowSeconds,
};
export const QuestionRules = Type.Object(rules);
export type QuestionRules = Type.Static<typeof QuestionRules>;
export const QuestionRulesInput = Type.Partial(Type.Object(rules), closed);

export const StageQuestions = Type.Object({
  rules: QuestionRules,
  mayModerate: Type.Boolean(),
  questions: Type.Array(Question, { description: 'Up to 500, those most wanted first.' }),
  askedAt: Type.Union([Instant, Type.Null()], {
    description: 'When I asked last, whatever became of it; null: never.',
  }),
  mine: Type.Array(Type.Integer(), { description: 'Which of them I asked.' }),
  votes: Type.Array(QuestionVote),
});
export type StageQuestions = Type.Static<typeof StageQuestions>;

export const NewQuestion = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    isAnonymous: Type.Boolean({ description: 'Nobody learns who asked.' }),
  },
  closed,
);
export type NewQuestion = Type.Static<typeof NewQuestion>;

export const QuestionUpdate = Type.Partial(
  Type.Object({
    state: Type.Enum(['open', 'answered', 'hidden']),
    isPinned: Type.Boolean(),
    answer: Type.String({ maxLength: 1_000 }),
  }),
  closed,
);
export type QuestionUpdate = Type.Static<typeof QuestionUpdate>;

export const QuestionVoteInput = Type.Object({ isUp: Type.Boolean() }, closed);
