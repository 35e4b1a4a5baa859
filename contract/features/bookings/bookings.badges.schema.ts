import * as Type from 'typebox';
import { closed, Id, Nullable, oneOf } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { DoorFilter } from './bookings.door.schema.ts';

/** How many badges are printed at once. */
export const mostBadges = 500;

/** `text` is the organiser's own; `question` what was answered, by whoever comes or once for their booking. */
export const BadgeWhat = oneOf('name', 'ticket', 'question', 'text');
export type BadgeWhat = Type.Static<typeof BadgeWhat>;

export const BadgeLine = Type.Object(
  {
    what: BadgeWhat,
    questionId: Nullable(Id('tickets.question')),
    text: Texts(120),
    size: Type.Integer({ minimum: 6, maximum: 72, description: 'In points, at most.' }),
    isBold: Type.Boolean(),
  },
  closed,
);
export type BadgeLine = Type.Static<typeof BadgeLine>;

const tenths = 'In tenths of a millimetre.';

export const BadgeLayout = Type.Object(
  {
    width: Type.Integer({ minimum: 400, maximum: 2_100, description: tenths }),
    height: Type.Integer({ minimum: 400, maximum: 2_970, description: tenths }),
    sheet: Type.Enum<('none' | 'a4' | 'letter')[]>(['none', 'a4', 'letter'], {
      description: 'One badge to a page, or as many as fit on a sheet, with marks to cut along.',
    }),
    isFolded: Type.Boolean({ description: 'The back is the same, and folds over at the top.' }),
    head: oneOf('nothing', 'name', 'logo'),
    lines: Type.Array(BadgeLine, { minItems: 1, maxItems: 10 }),
    hasCode: Type.Boolean({ description: 'The code that the door reads.' }),
    bands: Type.Array(
      Type.Object(
        { ticketId: Id('tickets.ticket'), colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }) },
        closed,
      ),
      { maxItems: 100, description: 'A band of colour at the foot, by ticket.' },
    ),
  },
  closed,
);
export type BadgeLayout = Type.Static<typeof BadgeLayout>;

export const BadgeLayoutUpdate = Type.Object(
  {
    ...BadgeLayout.properties,
    version: Type.Integer({ minimum: 0, description: 'The one it was made on; 0: the first.' }),
  },
  closed,
);
export type BadgeLayoutUpdate = Type.Static<typeof BadgeLayoutUpdate>;

/** Somebody whose badge can be looked at. */
const BadgeSample = Type.Object({
  placeId: Type.Integer(),
  fullName: Type.String(),
  ticket: Texts(120),
});
export type BadgeSample = Type.Static<typeof BadgeSample>;

/** With what one can be made of. */
export const BadgeSetup = Type.Object({
  layout: BadgeLayout,
  version: Type.Integer({ description: '0: nobody has saved one yet, and this is a proposal.' }),
  hasLogo: Type.Boolean(),
  tickets: Type.Array(Type.Object({ id: Type.Integer(), name: Texts(120) }), { maxItems: 200 }),
  questions: Type.Array(Type.Object({ id: Type.Integer(), label: Texts(300) }), { maxItems: 100 }),
  samples: Type.Array(BadgeSample, {
    maxItems: 20,
    description: 'The longest name first, the others by name.',
  }),
});
export type BadgeSetup = Type.Static<typeof BadgeSetup>;

export const BadgePreviewInput = Type.Object(
  { layout: BadgeLayout, placeId: Nullable(Id('bookings.place')) },
  closed,
);
export type BadgePreviewInput = Type.Static<typeof BadgePreviewInput>;

/** Drawn as it is printed. */
export const BadgePreview = Type.Object({
  svg: Type.String(),
  perSheet: Type.Integer({ description: 'How many fit on a sheet.' }),
});
export type BadgePreview = Type.Static<typeof BadgePreview>;

export const BadgeFilter = Type.Object({
  ...DoorFilter.properties,
  after: Type.Optional(
    Type.Integer({ minimum: 0, description: 'The place the run before ended with.' }),
  ),
});
export type BadgeFilter = Type.Static<typeof BadgeFilter>;

/** What is printed together, in the order of names. */
export const BadgeRun = Type.Object({
  count: Type.Integer(),
  first: Type.String(),
  last: Type.String(),
  next: Nullable(Type.Integer({ description: 'The place after which the next run begins.' })),
});
export type BadgeRun = Type.Static<typeof BadgeRun>;
