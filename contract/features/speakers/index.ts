export { speakersMessages } from './speakers.messages.ts';
export { speakersProblems } from './speakers.problems.ts';
export { speakersRoutes } from './speakers.routes.ts';
export { speakersShownRoutes } from './speakers.shown.routes.ts';
export type {
  NewSpeaker,
  PublicSpeaker,
  PublicSpeakers,
  Recording,
  Rehearsal,
  SelfProfile,
  SelfUpdate,
  Speaker,
  SpeakerKind,
  SpeakerQuery,
  SpeakerSession,
  SpeakerUpdate,
} from './speakers.schema.ts';
