import * as Type from 'typebox';
import { closed, EchoedId, Id, Instant, Nullable, OptionalText } from '../../kernel/values.ts';
import { Addressee } from '../email/index.ts';

const Day = Type.String({ format: 'date' });
/** An all-day one begins and ends on days; its end is the day after its last. */
const Moment = Type.Union([Day, Instant]);

export const CalendarName = Type.Enum(['Business', 'Holiday', 'Personal', 'Family', 'ETC']);
export type CalendarName = Type.Static<typeof CalendarName>;

/** Whatever else a client keeps with an event is given back as it came. */
const ExtendedProps = Type.Object({ calendar: CalendarName }, { additionalProperties: true });

/** As the spec has it. */
export const CalendarEvent = Type.Object({
  id: Type.Integer({
    description: 'A repeat has a separate one, by which it is changed and removed.',
  }),
  url: Type.String(),
  title: Type.String(),
  start: Type.String(),
  end: Type.String(),
  allDay: Type.Boolean(),
  extendedProps: ExtendedProps,
});
export type CalendarEvent = Type.Static<typeof CalendarEvent>;

const Url = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));
const sent = {
  title: Type.String({ minLength: 1, maxLength: 500 }),
  start: Moment,
  end: Type.Optional(Nullable(Type.Union([Moment, Type.Literal('')]))),
  allDay: Type.Optional(Type.Boolean()),
  url: Url,
  extendedProps: Type.Optional(
    Type.Object(
      { calendar: Type.Optional(Nullable(Type.Union([CalendarName, Type.Literal('')]))), url: Url },
      { additionalProperties: true },
    ),
  ),
};
/** What a calendar in the browser sends along, and what is its own matter. */
const echoed = {
  display: Type.Optional(Type.Unknown()),
  groupId: Type.Optional(Type.Unknown()),
  classNames: Type.Optional(Type.Unknown()),
  backgroundColor: Type.Optional(Type.Unknown()),
  borderColor: Type.Optional(Type.Unknown()),
  textColor: Type.Optional(Type.Unknown()),
};
export const NewCalendarEvent = Type.Object(
  { ...sent, ...echoed, id: Type.Optional(Type.Unknown()) },
  closed,
);
export type NewCalendarEvent = Type.Static<typeof NewCalendarEvent>;
export const CalendarEventUpdate = Type.Object(
  { ...Type.Partial(Type.Object(sent)).properties, ...echoed, id: EchoedId('calendar.entry') },
  closed,
);
export type CalendarEventUpdate = Type.Static<typeof CalendarEventUpdate>;

export const Layer = Type.Enum(['entries', 'sessions', 'tasks']);
export type Layer = Type.Static<typeof Layer>;
export const Answer = Type.Enum(['waiting', 'yes', 'no', 'maybe']);
export type Answer = Type.Static<typeof Answer>;

/** One block in a calendar: an entry, one of its repeats, a starred session or a task that is due. */
export const Occurrence = Type.Object({
  key: Type.String({ description: 'Its own among all; the same after each reading.' }),
  layer: Layer,
  entryId: Nullable(Type.Integer()),
  original: Nullable(Moment),
  title: Type.String(),
  start: Moment,
  end: Moment,
  isAllDay: Type.Boolean(),
  calendar: Nullable(CalendarName),
  location: Type.String(),
  isRepeating: Type.Boolean(),
  isMine: Type.Boolean({ description: 'I may move it.' }),
  guests: Type.Integer(),
  myAnswer: Nullable(Answer),
  isCancelled: Type.Boolean(),
  link: Nullable(Type.String({ description: 'The page of the app that tells more.' })),
  version: Type.Integer(),
});
export type Occurrence = Type.Static<typeof Occurrence>;

export const OccurrenceQuery = Type.Object({ from: Instant, to: Instant });
export const Occurrences = Type.Object({
  occurrences: Type.Array(Occurrence, { description: 'By their beginning.' }),
  isCut: Type.Boolean({ description: 'There are more than 5,000.' }),
});
export type Occurrences = Type.Static<typeof Occurrences>;

export const EntryQuery = Type.Object({ q: OptionalText(100) });
/** The one that comes next of each, or the last where none does. */
export const EntriesFound = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Id('calendar.entry'),
      title: Type.String(),
      start: Moment,
      isAllDay: Type.Boolean(),
      calendar: CalendarName,
      location: Type.String(),
    }),
    { description: 'The first ten: what is still to come, then what is over.' },
  ),
});
export type EntriesFound = Type.Static<typeof EntriesFound>;

const AnswerOfOne = Type.Object({ original: Moment, answer: Answer });

export const Guest = Type.Object({
  id: Type.Integer(),
  personId: Nullable(Type.Integer()),
  name: Type.String(),
  email: Type.String({ description: 'Empty where it is not shown.' }),
  avatar: Nullable(Type.String()),
  answer: Answer,
  answers: Type.Array(AnswerOfOne, { description: 'Of single repeats, where they said so.' }),
});
export type Guest = Type.Static<typeof Guest>;

const Rule = Type.String({
  maxLength: 500,
  pattern: '[Ff][Rr][Ee][Qq]=',
  description: 'RRULE of RFC 5545 without its name: FREQ=WEEKLY;BYDAY=MO,WE.',
});
const written = {
  title: Type.String({ minLength: 1, maxLength: 500 }),
  calendar: CalendarName,
  isAllDay: Type.Boolean(),
  start: Moment,
  end: Moment,
  timeZone: Type.String({
    maxLength: 64,
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    description: 'Where its clock hangs; repeats keep its hour.',
  }),
  location: Type.String({ maxLength: 500 }),
  url: Type.String({ maxLength: 2000 }),
  description: Type.String({
    maxLength: 50_000,
    description: 'HTML, cleaned when written and when shown.',
  }),
  repeat: Nullable(Rule),
  reminderMinutes: Nullable(Type.Integer({ minimum: 0, maximum: 40_320 })),
};

/** One repeat with all that it has, its own or like the others. */
const OtherRepeat = Type.Object({
  original: Moment,
  title: Type.String(),
  start: Moment,
  end: Moment,
  location: Type.String(),
  url: Type.String(),
  description: Type.String(),
});

export const Entry = Type.Object({
  id: Id('calendar.entry'),
  ...written,
  excluded: Type.Array(Moment, { description: 'Repeats that do not take place.' }),
  otherwise: Type.Array(OtherRepeat, { description: 'Repeats unlike the others.' }),
  guests: Type.Array(Guest),
  organiser: Type.Object({
    personId: Nullable(Type.Integer()),
    name: Type.String(),
    avatar: Nullable(Type.String()),
  }),
  isMine: Type.Boolean(),
  myAnswer: Nullable(Answer),
  myAnswers: Type.Array(AnswerOfOne),
  version: Type.Integer(),
});
export type Entry = Type.Static<typeof Entry>;
export const OneEntry = Type.Object({ entry: Entry });

const guests = Type.Array(Addressee, { maxItems: 200, description: 'People and addresses.' });
export const NewEntry = Type.Object(
  {
    ...Type.Partial(Type.Object(written)).properties,
    title: written.title,
    isAllDay: written.isAllDay,
    start: Moment,
    end: Moment,
    timeZone: written.timeZone,
    guests: Type.Optional(guests),
  },
  closed,
);
export type NewEntry = Type.Static<typeof NewEntry>;

export const Scope = Type.Enum(['all', 'one', 'following']);
export type Scope = Type.Static<typeof Scope>;
const which = {
  scope: Type.Optional(
    Type.Enum(['all', 'one', 'following'], { description: 'Of one that repeats; all until said.' }),
  ),
  original: Type.Optional(Moment),
};
export const EntryUpdate = Type.Object(
  {
    version: Type.Integer(),
    ...which,
    changes: Type.Object(
      { ...Type.Partial(Type.Object(written)).properties, guests: Type.Optional(guests) },
      closed,
    ),
  },
  closed,
);
export type EntryUpdate = Type.Static<typeof EntryUpdate>;
export const EntryWhich = Type.Object(which);
export type EntryWhich = Type.Static<typeof EntryWhich>;

export const AnswerInput = Type.Object(
  {
    answer: Type.Enum(['yes', 'no', 'maybe']),
    original: Type.Optional(Moment),
  },
  closed,
);

/** What a guest without an account sees by the link in their mail. */
export const EntryInvitation = Type.Object({
  title: Type.String(),
  start: Moment,
  end: Moment,
  isAllDay: Type.Boolean(),
  timeZone: Type.String(),
  location: Type.String(),
  organiser: Type.String(),
  repeat: Nullable(Type.String()),
  repeats: Type.Array(
    Type.Object({
      original: Moment,
      title: Type.String(),
      start: Moment,
      end: Moment,
      location: Type.String(),
      answer: Answer,
    }),
    { description: 'The next ten of what repeats.' },
  ),
  isCancelled: Type.Boolean(),
  answer: Answer,
});
export type EntryInvitation = Type.Static<typeof EntryInvitation>;

/** What a calendar file brings; nothing is written until it is applied. */
export const CalendarImport = Type.Object({
  id: Nullable(Type.Integer()),
  created: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  faults: Type.Array(
    Type.Object({
      title: Type.String(),
      reason: Type.Enum([
        'no_start',
        'ends_before_start',
        'rule_unknown',
        'zone_unknown',
        'too_many',
        'broken',
      ]),
    }),
  ),
  titles: Type.Array(Type.String(), { description: 'The first twenty of what comes in.' }),
});
export type CalendarImport = Type.Static<typeof CalendarImport>;

export const CalendarFeed = Type.Object({
  createdAt: Nullable(Instant),
  readAt: Nullable(Instant),
});
export type CalendarFeed = Type.Static<typeof CalendarFeed>;
