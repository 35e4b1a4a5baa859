import * as Type from 'typebox';
import type { CommandTable } from '../../kernel/command.ts';
import { closed, Id } from '../../kernel/values.ts';

const stage = Type.Object({ stageId: Id('stages.stage') }, closed);

export const StageReaction = Type.Union([
  Type.Literal('clap'),
  Type.Literal('heart'),
  Type.Literal('laugh'),
  Type.Literal('wow'),
  Type.Literal('yes'),
]);
export type StageReaction = Type.Static<typeof StageReaction>;

export const stagesCommands = {
  /** Count as a viewer, and hear how many there are and what they feel. */
  'stages.watch': { input: stage, answer: Type.Object({ viewers: Type.Integer() }) },
  'stages.unwatch': { input: stage, answer: Type.Object({}) },
  /** A studio with a picture is ready: what the agenda begins is sent from this window. */
  'stages.stand_by': { input: stage, answer: Type.Object({}) },
  'stages.stand_down': { input: stage, answer: Type.Object({}) },
  /** Seen by all who watch, summed with those of others. */
  'stages.react': {
    input: Type.Object({ stageId: Id('stages.stage'), reaction: StageReaction }, closed),
    answer: Type.Object({}),
  },
} as const satisfies CommandTable;
