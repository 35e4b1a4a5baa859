import * as Type from 'typebox';
import { filledFields } from '../../kernel/fillable-fields.ts';
import { closed, CommonId, Id, Nullable, oneOf } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const version = Type.Integer({ description: 'Rises with each change.' });
const onVersion = Type.Integer({ description: 'The version these changes were made on.' });

export const QuestionKind = oneOf(
  'text',
  'long_text',
  'number',
  'one',
  'several',
  'yes_no',
  'country',
  'phone',
  'date',
  'agreement',
  'file',
);
export type QuestionKind = Type.Static<typeof QuestionKind>;
export const FilledField = oneOf(...filledFields);
/** Where whoever it is about agrees. */
const fills = Nullable(FilledField);
const optionId = CommonId;
/** Asked only where another question was answered with one of these; of yes or no, yes is 1. */
const ShownIf = Type.Object(
  {
    questionId: Id('tickets.question'),
    optionIds: Type.Array(optionId, { minItems: 1, maxItems: 30, uniqueItems: true }),
  },
  closed,
);
export const QuestionOption = Type.Object({ id: optionId, text: Texts(200) }, closed);
export type QuestionOption = Type.Static<typeof QuestionOption>;
const questionFields = {
  kind: QuestionKind,
  label: Texts(300),
  help: Texts(500),
  purpose: Texts(300),
  link: Type.String({
    maxLength: 500,
    pattern: '^(https?://.*)?$',
    description: 'To the text that is agreed to.',
  }),
  options: Type.Array(QuestionOption, {
    maxItems: 30,
    description: 'At least two where one chooses; none else.',
  }),
  isRequired: Type.Boolean(),
  per: oneOf('booking', 'place'),
  ticketIds: Type.Array(Id('tickets.ticket'), {
    maxItems: 100,
    uniqueItems: true,
    description: 'Asked with these; none: with all.',
  }),
  shownIf: Nullable(ShownIf),
  keptDays: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 3_650,
      description: 'After the event its answers are deleted; null: with the booking.',
    }),
  ),
  fills,
};
export const BookingQuestion = Type.Object({
  id: Id('tickets.question'),
  ...questionFields,
  answers: Type.Integer({ description: 'How many there are.' }),
  version,
});
export type BookingQuestion = Type.Static<typeof BookingQuestion>;
export const BookingQuestionInput = Type.Object(questionFields, closed);
export type BookingQuestionInput = Type.Static<typeof BookingQuestionInput>;
export const BookingQuestionUpdate = Type.Object({ version: onVersion, ...questionFields }, closed);
export type BookingQuestionUpdate = Type.Static<typeof BookingQuestionUpdate>;
export const BookingQuestionMove = Type.Object(
  { beforeId: Nullable(Id('tickets.question')) },
  closed,
);

export const AskedQuestion = Type.Object({
  id: Type.Integer(),
  kind: QuestionKind,
  label: Texts(300),
  help: Texts(500),
  purpose: Texts(300),
  link: Type.String(),
  options: Type.Array(QuestionOption),
  isRequired: Type.Boolean(),
  per: oneOf('booking', 'place'),
  ticketIds: Type.Array(Type.Integer()),
  shownIf: Nullable(ShownIf),
  fills,
});
export type AskedQuestion = Type.Static<typeof AskedQuestion>;
