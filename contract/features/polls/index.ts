export { pollsMessages } from './polls.messages.ts';
export { pollsProblems } from './polls.problems.ts';
export { pollsRoutes } from './polls.routes.ts';
export type {
  Poll,
  PollInput,
  PollKind,
  PollOption,
  PollResults,
  PollState,
  PollUpdate,
  PollVote,
  PollVoteInput,
  StagePolls,
} from './polls.schema.ts';
