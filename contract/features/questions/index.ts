export { questionsMessages } from './questions.messages.ts';
export { questionsProblems } from './questions.problems.ts';
export { questionsRoutes } from './questions.routes.ts';
export type {
  NewQuestion,
  Question,
  QuestionRules,
  QuestionState,
  QuestionUpdate,
  QuestionVote,
  StageQuestions,
} from './questions.schema.ts';
