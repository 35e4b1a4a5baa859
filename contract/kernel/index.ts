export type { CommandsOf, CommandTable } from './command.ts';
export { Amount, currencies, Currency, decimalOf, digitsOf } from './currency.ts';
export {
  drawnPicture,
  type Hue,
  hueOf,
  hues,
  initialsOf,
  isDrawnPicture,
} from './drawn-picture.ts';
export type { MessagesOf, MessageTable } from './message.ts';
export { mostInList } from './list.ts';
export { kernelProblems, Problem, type ProblemTable } from './problem.ts';
export type {
  Access,
  AnswerOf,
  Download,
  WholeDownload,
  InputOf,
  Method,
  ReceivedBy,
  ReplyOf,
  Route,
  RouteKey,
  RouteTable,
  StandingPage,
} from './route.ts';
export {
  CommonId,
  EchoedCommonId,
  EchoedId,
  Empty,
  Id,
  Nullable,
  OptionalText,
  toId,
} from './values.ts';
export { windowCommands } from './window-commands.ts';
