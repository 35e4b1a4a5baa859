export { stagesCommands } from './stages.commands.ts';
export type { StageReaction } from './stages.commands.ts';
export { stagesGuestsRoutes } from './stages.guests.routes.ts';
export type {
  GreenRoomAnswer,
  GreenRoomEntry,
  GreenRoomHear,
  GreenRoomSending,
  GreenRoomTalk,
  GuestInput,
  GuestStanding,
  StageGuest,
  StageGuests,
} from './stages.guests.schema.ts';
export { stagesMediaRoutes } from './stages.media.routes.ts';
export { stagesMessages } from './stages.messages.ts';
export { stagesProblems } from './stages.problems.ts';
export { stagesEncoderRoutes } from './stages.encoder.routes.ts';
export type {
  Encoder,
  EncoderComplaint,
  EncoderFigures,
  EncoderKey,
  EncoderNow,
} from './stages.encoder.schema.ts';
export { stagesReplayRoutes } from './stages.replay.routes.ts';
export { mostChapters, mostCues } from './stages.replay.schema.ts';
export type {
  Captions,
  CaptionsInput,
  Chapter,
  ChaptersInput,
  Cue,
  Replay,
  Said,
} from './stages.replay.schema.ts';
export { stagesRoutes } from './stages.routes.ts';
export type {
  CurrentRun,
  MissingConsent,
  RecordingCut,
  RecordingFiles,
  RecordingUpdate,
  StageRecording,
  RunEnd,
  RunFigures,
  RunInput,
  RunState,
  Sending,
  Stage,
  StageFallback,
  StageInput,
  StageSource,
  StageStorage,
  StageUpdate,
  Upcoming,
  Watching,
  WatchingInstead,
} from './stages.schema.ts';
