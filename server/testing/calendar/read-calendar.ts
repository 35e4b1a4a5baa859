import ICAL from 'ical.js';

export interface ReadEntry {
  uid: string;
  title: string;
  description: string | null;
  location: string | null;
  url: string | null;
  status: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  alarms: number;
}

/** What a reader that is not ours makes of a calendar. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const textOf = (part: InstanceType<typeof ICAL.Component>, name: string) =>
    part.getFirstPropertyValue(name)?.toString() ?? null;
  const entries = calendar.getAllSubcomponents('vevent').map((part): ReadEntry => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      title: event.summary,
      description: textOf(part, 'description'),
      location: textOf(part, 'location'),
      url: textOf(part, 'url'),
      status: textOf(part, 'status') ?? '',
      sequence: event.sequence,
      startsAt: event.startDate.toJSDate(),
      endsAt: event.endDate.toJSDate(),
      alarms: part.getAllSubcomponents('valarm').length,
    };
  });
  return { name: textOf(calendar, 'x-wr-calname'), entries, parts: namesIn(calendar) };
}

/** Every component and property there is, so that nothing smuggled in goes unseen. */
const namesIn = (calendar: InstanceType<typeof ICAL.Component>): string[] => [
  ...calendar.getAllProperties().map(({ name }) => name),
  ...calendar
    .getAllSubcomponents()
    .flatMap((part) => [part.name, ...namesIn(part).map((name) => `${part.name}.${name}`)]),
];
