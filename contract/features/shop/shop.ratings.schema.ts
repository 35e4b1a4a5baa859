import * as Type from 'typebox';
import { Instant, Nullable } from '../../kernel/values.ts';

const said = {
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  words: Type.String({ maxLength: 2_000 }),
};

export const RatingInput = Type.Object(said, { additionalProperties: false });
export type RatingInput = Type.Static<typeof RatingInput>;

/** Whoever gave it stays unnamed. */
export const Rating = Type.Object({ ...said, at: Instant });
export type Rating = Type.Static<typeof Rating>;

export const RatingQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type RatingQuery = Type.Static<typeof RatingQuery>;

export const RatingPage = Type.Object({
  ratings: Type.Array(Rating, { maxItems: 100 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
  mine: Nullable(Type.Object(said)),
  canRate: Type.Boolean({ description: 'The reader bought it, and it was paid.' }),
});
export type RatingPage = Type.Static<typeof RatingPage>;
