import { printCalendar } from '../../../platform/ical/calendar.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Form } from './exchange.export.ts';
import { endOf } from '../agenda.view.ts';

/** Known by their codes, so that what goes out comes in again as what it was. */
export const asCalendar: Form = ({ event, sessions, parts }) =>
  printCalendar({
    name: event.name,
    entries: sessions.flatMap((session) => {
      if (session.startsAt === null) return [];
      return [
        {
          uid: session.code,
          sequence: 0,
          changedAt: new Date(session.startsAt),
          startsAt: new Date(session.startsAt),
          endsAt: new Date(endOf(session)),
          title: wordsIn(session.title, event.languages),
          description: wordsIn(session.abstract, event.languages),
          location: parts.rooms.find(({ id }) => id === session.roomId)?.name ?? '',
          url: session.joinUrl,
          isCancelled: false,
          alarm: null,
        },
      ];
    }),
  });
