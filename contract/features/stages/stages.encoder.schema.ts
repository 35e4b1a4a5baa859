import * as Type from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/values.ts';

/** What an encoder sends at this moment. */
export const EncoderFigures = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  rate: Type.Number({ description: 'Pictures a second.' }),
  bits: Type.Integer({ description: 'Bits a second, picture and sound together.' }),
  keySeconds: Nullable(Type.Number({ description: 'From one keyframe to the next.' })),
  dropped: Type.Integer({ description: 'Pictures it left out since it connected.' }),
});
export type EncoderFigures = Type.Static<typeof EncoderFigures>;

/** Why what it sends cannot be shown, or could be better. */
export const EncoderComplaint = Type.Union([
  Type.Literal('video_codec'),
  Type.Literal('sound_codec'),
  Type.Literal('size'),
  Type.Literal('keyframes'),
  Type.Literal('too_much'),
  Type.Literal('taken_over'),
  Type.Literal('storage_full'),
]);
export type EncoderComplaint = Type.Static<typeof EncoderComplaint>;

const now = {
  at: Type.Union([Instant, Type.Null()], { description: 'When this was so; null: nothing came.' }),
  isConnected: Type.Boolean(),
  figures: Nullable(EncoderFigures),
  complaint: Nullable(EncoderComplaint),
};
export const EncoderNow = Type.Object(now);
export type EncoderNow = Type.Static<typeof EncoderNow>;

/** How OBS or another encoder comes to a stage, and what comes of it. */
export const Encoder = Type.Object({
  stageId: Id('stages.stage'),
  address: Nullable(
    Type.String({ description: 'What is entered as the server; null: encoders are not let in.' }),
  ),
  madeAt: Nullable(
    Type.String({ format: 'date-time', description: 'When its stream key was made.' }),
  ),
  ...now,
});
export type Encoder = Type.Static<typeof Encoder>;

export const EncoderKey = Type.Object({
  encoder: Encoder,
  key: Type.String({ description: 'The stream key; it is shown only once and kept as a hash.' }),
});
export type EncoderKey = Type.Static<typeof EncoderKey>;
