export { agendaExchangeRoutes } from './agenda.exchange.routes.ts';
export type {
  ImportFault,
  ImportLine,
  ImportPlan,
  ImportResult,
} from './agenda.exchange.schema.ts';
export { agendaMessages } from './agenda.messages.ts';
export { agendaProblems } from './agenda.problems.ts';
export { agendaProgramRoutes } from './agenda.program.routes.ts';
export { agendaRoutes } from './agenda.routes.ts';
export { ProgramSession, ProgramSpeaker } from './agenda.schema.ts';
export type {
  Agenda,
  AgendaChange,
  AgendaResult,
  AgendaSession,
  AgendaVersion,
  Clashes,
  Feed,
  JoinPlace,
  NewSession,
  PossibleMove,
  PossibleMoves,
  Program,
  PublicationPreview,
  Reminder,
  SessionDifference,
  SessionFile,
  SessionKind,
  SessionSpeaker,
  SessionUpdate,
  Shift,
  Stars,
} from './agenda.schema.ts';
