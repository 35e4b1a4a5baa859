import * as Type from 'typebox';
import { Instant } from '../../kernel/values.ts';

const count = Type.Integer({ minimum: 0 });

export const CourseQuery = Type.Object({
  day: Type.Optional(
    Type.String({ format: 'date', description: 'Whose minutes; the busiest where none is said.' }),
  ),
});
export type CourseQuery = Type.Static<typeof CourseQuery>;

/** What attendees can do of which it is kept when: nothing else counts as taking part. */
const deeds = { stars: count, visits: count, asks: count, lines: count, cards: count };

const eventDeeds = ['watching', 'stars', 'visits', 'asks', 'lines', 'cards'] as const;
export type EventDeed = (typeof eventDeeds)[number];

const CourseDay = Type.Object({
  day: Type.String({ format: 'date' }),
  people: Type.Integer({ description: 'Attendees who did something on that day.' }),
  fresh: Type.Integer({ description: 'Of them, for the first time at this event.' }),
  again: Type.Integer({ description: 'Of them, who did something on a later day as well.' }),
  deeds: count,
});

const CourseMinute = Type.Object({
  at: Instant,
  people: Type.Integer({ description: 'Who opened something in it; kept for thirty days.' }),
  viewers: Type.Integer({ description: 'Who watched a live stage, all stages together.' }),
  ...deeds,
});

export const EventCourse = Type.Object({
  steps: Type.Object({
    views: Type.Integer({ description: 'Openings of the event’s pages.' }),
    booked: Type.Integer({ description: 'Tickets in valid bookings.' }),
    paid: Type.Integer({ description: 'Of them, those in bookings that are confirmed.' }),
    checkedIn: Type.Integer({ description: 'Of them, those somebody came in with.' }),
    joined: count,
    tookPart: Type.Integer({ description: 'Attendees who did something while it took place.' }),
    cameAgain: Type.Integer({ description: 'Of them, on more than one day.' }),
  }),
  did: Type.Array(
    Type.Object({
      what: Type.Enum([...eventDeeds]),
      people: Type.Integer({ description: 'Attendees who did it while it took place, each once.' }),
      times: count,
    }),
    { description: 'What taking part was. Organisers learn how many did what, never who.' },
  ),
  days: Type.Array(CourseDay),
  day: Type.String({ format: 'date', description: 'Whose minutes these are.' }),
  minutes: Type.Array(CourseMinute, {
    description: 'From the first in which something happened to the last.',
  }),
});
export type EventCourse = Type.Static<typeof EventCourse>;
