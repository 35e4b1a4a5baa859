import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { Needs, Texts } from '../events/index.ts';

/** Where the picture of a stage comes from: a studio of ours, an encoder such as OBS, an address of HLS, or somebody's player. */
export const StageSource = Type.Union([
  Type.Literal('studio'),
  Type.Literal('encoder'),
  Type.Literal('hls'),
  Type.Literal('embed'),
]);
export type StageSource = Type.Static<typeof StageSource>;

/** `waiting`: begun, and nothing has come yet. `interrupted`: nothing comes any more. */
export const RunState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('live'),
  Type.Literal('interrupted'),
  Type.Literal('ended'),
]);
export type RunState = Type.Static<typeof RunState>;

export const RunEnd = Type.Union([
  Type.Literal('by_person'),
  Type.Literal('by_agenda'),
  Type.Literal('lost'),
  Type.Literal('storage_full'),
  Type.Literal('too_long'),
]);
export type RunEnd = Type.Static<typeof RunEnd>;

/** One time that a stage goes live, from its beginning to its end. */
export const CurrentRun = Type.Object({
  id: Id('stages.run'),
  state: RunState,
  sessionId: Nullable(Id('agenda.session')),
  isRecorded: Type.Boolean(),
  byAgenda: Type.Boolean({ description: 'Nobody began it: the time of its session did.' }),
  beganAt: Instant,
  liveAt: Nullable(Instant),
});
export type CurrentRun = Type.Static<typeof CurrentRun>;

/** What is seen while nothing comes from the studio: another stream, or a recording as if it were live. */
export const StageFallback = Type.Object(
  {
    kind: Type.Union([Type.Literal('hls'), Type.Literal('embed'), Type.Literal('recording')]),
    address: Nullable(Type.String({ maxLength: 500, pattern: '^https://' })),
    runId: Nullable(Id('stages.recording')),
  },
  closed,
);
export type StageFallback = Type.Static<typeof StageFallback>;
const fallback = Nullable(StageFallback);

const stageFields = {
  name: Texts(80),
  roomId: Nullable(Id('events.room')),
  source: StageSource,
  address: Nullable(Type.String({ maxLength: 500, pattern: '^https://' })),
};

/** By itself when the time of a session in the stage’s room comes. */
const followsAgenda = Type.Boolean();
/** What is sent here is kept, unless who begins it in the studio says otherwise. */
const isRecorded = Type.Boolean();

/** What begins on a stage by itself, unless an organiser holds it off. */
export const Upcoming = Type.Object({
  sessionId: Id('agenda.session'),
  startsAt: Instant,
  endsAt: Instant,
  isHeld: Type.Boolean(),
});
export type Upcoming = Type.Static<typeof Upcoming>;

export const Stage = Type.Object({
  id: Id('stages.stage'),
  ...stageFields,
  followsAgenda,
  isRecorded,
  upcoming: Type.Array(Upcoming, {
    maxItems: 3,
    description: 'What begins next automatically, the earliest first; only organisers get it.',
  }),
  fallback: Type.Union([StageFallback, Type.Null()], { description: 'Told to organisers alone.' }),
  hasFallback: Type.Boolean(),
  run: Nullable(CurrentRun),
  needs: Needs,
  viewers: Type.Integer({ description: 'People who watch at this moment, each once.' }),
  version: Type.Integer({ description: 'Rises with each change of the fields.' }),
});
export type Stage = Type.Static<typeof Stage>;

export const StageInput = Type.Object(
  {
    ...stageFields,
    fallback: Type.Optional(fallback),
    followsAgenda: Type.Optional(followsAgenda),
    isRecorded: Type.Optional(isRecorded),
  },
  closed,
);
export type StageInput = Type.Static<typeof StageInput>;
export const StageUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object({ ...stageFields, fallback, followsAgenda, isRecorded }))
      .properties,
  },
  closed,
);
export type StageUpdate = Type.Static<typeof StageUpdate>;
export const StageMove = Type.Object({ beforeId: Nullable(Id('stages.stage')) }, closed);

export const HoldInput = Type.Object({ isHeld: Type.Boolean() }, closed);

export const RunInput = Type.Object(
  { sessionId: Nullable(Id('agenda.session')), isRecorded: Type.Boolean() },
  closed,
);
export type RunInput = Type.Static<typeof RunInput>;

/** What a studio needs to send. Whoever asks last is the one who sends. */
export const Sending = Type.Object({
  runId: Id('stages.run'),
  pass: Type.String({
    description: 'Pieces go to `/live/{pass}/{number}`, numbered from 0 without a gap.',
  }),
});
export type Sending = Type.Static<typeof Sending>;

/** Where a window finds the picture; ask again before `until`, for the address ends then. */
export const Watching = Type.Object({
  kind: Type.Union([Type.Literal('hls'), Type.Literal('embed')]),
  address: Type.String(),
  until: Nullable(Instant),
});
export type Watching = Type.Static<typeof Watching>;

/** Where the picture is found that is shown instead. */
export const WatchingInstead = Type.Object({
  ...Watching.properties,
  from: Nullable(
    Type.Number({ description: 'The second at which a recording is, for everybody the same.' }),
  ),
});
export type WatchingInstead = Type.Static<typeof WatchingInstead>;

const second = Type.Number({ minimum: 0, maximum: 360_000 });

/** What of a recording is shown, in seconds since its beginning. */
export const RecordingCut = Type.Object({ from: second, until: second }, closed);
export type RecordingCut = Type.Static<typeof RecordingCut>;
export const RecordingCutInput = Type.Object({ cut: Nullable(RecordingCut) }, closed);

/** Somebody who is to agree, and has not. */
export const MissingConsent = Type.Object({
  speakerId: Type.Integer(),
  name: Type.String(),
  recording: Type.Union([Type.Literal('unknown'), Type.Literal('refused')]),
});
export type MissingConsent = Type.Static<typeof MissingConsent>;

/** What can be watched once it is over. */
export const StageRecording = Type.Object({
  runId: Id('stages.recording'),
  stageId: Id('stages.stage'),
  sessionId: Nullable(Id('agenda.session')),
  needs: Needs,
  liveAt: Instant,
  endedAt: Instant,
  endedBy: RunEnd,
  seconds: Type.Number({
    description: 'How long the picture is: all of it for organisers, what is shown for others.',
  }),
  bytes: Type.Integer(),
  films: Type.Integer({
    description: 'Files it is in: one, and one more each time another picture format came.',
  }),
  isShown: Type.Boolean({ description: 'Whether those who take part find it.' }),
  isDownloadable: Type.Boolean({ description: 'Whether those who take part may save it.' }),
  mostViewers: Type.Integer(),
  /** Told to organisers alone, as what follows. */
  cut: Nullable(RecordingCut),
  missing: Type.Array(MissingConsent, { description: 'Speakers who have not agreed.' }),
  writtenConsent: Nullable(Type.String()),
});
export type StageRecording = Type.Static<typeof StageRecording>;
export const RecordingUpdate = Type.Object(
  {
    isShown: Type.Optional(Type.Boolean()),
    isDownloadable: Type.Optional(Type.Boolean()),
    sessionId: Type.Optional(Nullable(Id('agenda.session'))),
    writtenConsent: Type.Optional(
      Type.String({
        minLength: 3,
        maxLength: 500,
        pattern: '\\S',
        description: 'Where the consent of those who are missing is kept, on paper or by email.',
      }),
    ),
  },
  closed,
);
export type RecordingUpdate = Type.Static<typeof RecordingUpdate>;

/** Where a recording is saved from: an address for each of its films. */
export const RecordingFiles = Type.Object({
  addresses: Type.Array(Type.String(), { maxItems: 1_000 }),
  until: Instant,
});
export type RecordingFiles = Type.Static<typeof RecordingFiles>;

/** What the recordings of the whole organisation take up, and how much they may. */
export const StageStorage = Type.Object({
  bytes: Type.Integer(),
  mostBytes: Type.Union([Type.Integer(), Type.Null()], {
    description: 'With so much nothing more is recorded. Null: as much as the disk has room for.',
  }),
  mostHours: Type.Integer({ description: 'A run with so much picture ends.' }),
});
export type StageStorage = Type.Static<typeof StageStorage>;

/** Who watched a run. */
export const RunFigures = Type.Object({
  people: Type.Integer({ description: 'Everyone who watched, each once.' }),
  most: Type.Integer({ description: 'The most who watched in one minute.' }),
  minutes: Type.Array(Type.Object({ at: Instant, viewers: Type.Integer() })),
});
export type RunFigures = Type.Static<typeof RunFigures>;
