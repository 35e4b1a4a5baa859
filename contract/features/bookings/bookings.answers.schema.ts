import * as Type from 'typebox';
import { Nullable, OptionalText } from '../../kernel/values.ts';
import { QuestionKind } from '../tickets/index.ts';

/** What was said, or a span of it, and how often: in all, and by those with each ticket. */
export const AnswerValue = Type.Object({
  optionId: Nullable(Type.Integer({ description: 'Null: nothing was chosen, but written.' })),
  from: Type.String({ description: 'The least that was said of the span.' }),
  until: Type.String({ description: 'The most; the same where it is no span.' }),
  answers: Type.Integer(),
  tickets: Type.Array(Type.Object({ ticketId: Type.Integer(), answers: Type.Integer() })),
});
export type AnswerValue = Type.Static<typeof AnswerValue>;

/** All that was answered to one question, of what stands. */
export const QuestionFigures = Type.Object({
  id: Type.Integer(),
  eventId: Type.Integer(),
  kind: QuestionKind,
  asked: Type.Integer({ description: 'Of how many it was asked: bookings, or their places.' }),
  answered: Type.Integer(),
  tickets: Type.Array(
    Type.Object({ ticketId: Type.Integer(), asked: Type.Integer(), answered: Type.Integer() }),
  ),
  values: Type.Array(AnswerValue, { description: 'None of texts, which have a list.' }),
  numbers: Nullable(
    Type.Object({
      median: Type.Number(),
      mean: Type.Number(),
      spread: Type.Number({ description: 'The standard deviation of the sample.' }),
      least: Type.Number(),
      most: Type.Number(),
    }),
  ),
});
export type QuestionFigures = Type.Static<typeof QuestionFigures>;

export const WrittenAnswer = Type.Object({
  bookingId: Type.Integer(),
  placeId: Nullable(Type.Integer({ description: 'Null: of the booking as a whole.' })),
  reference: Type.String(),
  fullName: Type.String({ description: 'Whose place it is; else who booked.' }),
  text: Type.String(),
  fileId: Nullable(Type.Integer({ description: 'What was answered is this file.' })),
});
export type WrittenAnswer = Type.Static<typeof WrittenAnswer>;
export const WrittenAnswerQuery = Type.Object({
  q: OptionalText(200),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type WrittenAnswerQuery = Type.Static<typeof WrittenAnswerQuery>;
export const WrittenAnswerPage = Type.Object({
  answers: Type.Array(WrittenAnswer, { maxItems: 100 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
export type WrittenAnswerPage = Type.Static<typeof WrittenAnswerPage>;
