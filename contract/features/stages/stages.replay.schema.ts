import * as Type from 'typebox';
import { closed, Id } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const seconds = Type.Number({ minimum: 0, maximum: 360_000, description: 'Since the beginning.' });
const version = Type.Integer({ minimum: 0, description: 'Rises with each change; 0: none yet.' });

export const mostCues = 2_000;
export const mostChapters = 50;

/** What is said from one moment until another; a line break is one. */
export const Cue = Type.Object(
  { from: seconds, until: seconds, text: Type.String({ minLength: 1, maxLength: 400 }) },
  closed,
);
export type Cue = Type.Static<typeof Cue>;
export const CaptionLanguage = Type.String({ pattern: '^[a-z]{2}$' });
const cues = Type.Array(Cue, { maxItems: mostCues });

export const Captions = Type.Object({ language: CaptionLanguage, version, cues });
export type Captions = Type.Static<typeof Captions>;
export const CaptionsInput = Type.Object({ version, cues }, closed);
export type CaptionsInput = Type.Static<typeof CaptionsInput>;

/** A part of a recording, and where it begins. */
export const Chapter = Type.Object({ at: seconds, title: Texts(120) }, closed);
export type Chapter = Type.Static<typeof Chapter>;
const chapters = Type.Array(Chapter, { maxItems: mostChapters });
export const ChaptersInput = Type.Object({ version, chapters }, closed);
export type ChaptersInput = Type.Static<typeof ChaptersInput>;

/** What stands beside the picture of a recording. */
export const Replay = Type.Object({
  chapters: Type.Object({ version, chapters }),
  captions: Type.Array(Type.Object({ language: CaptionLanguage, version }), { maxItems: 100 }),
});
export type Replay = Type.Static<typeof Replay>;

/** A moment at which something was said. */
export const Said = Type.Object({
  runId: Id('stages.recording'),
  language: CaptionLanguage,
  from: seconds,
  text: Type.String(),
});
export type Said = Type.Static<typeof Said>;
