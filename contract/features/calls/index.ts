export { callsGroupRoutes } from './calls.group.routes.ts';
export type {
  GroupCall,
  GroupCallAnswer,
  GroupCallHear,
  GroupCallKnock,
  GroupCallPerson,
  GroupCalls,
  GroupCallSending,
  GroupCallTalk,
  NewGroupCall,
  PastGroupCall,
} from './calls.group.schema.ts';
export { callsMessages } from './calls.messages.ts';
export { callsProblems } from './calls.problems.ts';
export { callsRoutes } from './calls.routes.ts';
export type {
  Call,
  CallAnswer,
  CallState,
  CurrentCall,
  IceServers,
  NewCall,
  PastCall,
  Signal,
  Signals,
} from './calls.schema.ts';
