import { expect, test } from 'vitest';
import { locales } from '../platform/config.ts';

interface Texts {
  [key: string]: string | Texts;
}

const files = import.meta.glob<Texts>('../locales/*/**/*.json', { import: 'default', eager: true });

/** Where the title of each entry's page is written. */
const titles = {
  dashboard: 'frame.dashboard.title',
  analytics: 'analytics.title',
  conferencePlatform: 'events.title',
  liveConference: 'stages.console.title',
  bookings: 'bookings.name',
  imports: 'imports.name',
  sponsors: 'sponsors.title',
  agenda: 'agenda.head.title',
  moderation: 'moderation.title',
  settings: 'organisations.title',
  lobby: 'lobby.title',
  liveEvent: 'stages.event.title',
  conferenceProgram: 'program.title',
  summitAgenda: 'my-agenda.title',
  summitAttendees: 'profiles.attendees.title',
  attendeeSearch: 'profiles.attendeeSearch.title',
  peopleSearch: 'profiles.find.title',
  dropYourCard: 'dropcards.mine.title',
  myProfile: 'profiles.mine.title',
  exhibitHall: 'hall.title',
  ownBooths: 'exhibitors.mine.title',
  liveChat: 'chat.live.title',
  cometChat: 'chat.comet.title',
  adminChat: 'desks.title',
  invoices: 'invoices.title',
  shop: 'shop.title',
  faq: 'help.faq.title',
  knowledge: 'help.knowledge.title',
  myBookings: 'bookings.mine.title',
  accessControl: 'frame.accessControl.title',
  sampleTable: 'datatables.title',
} as const;

function textAt(locale: string, path: string): string | Texts | undefined {
  const [file = '', ...keys] = path.split('.');
  const folder = `../locales/${locale}`;
  let found: string | Texts | undefined =
    files[`${folder}/${file}.json`] ?? files[`${folder}/shared/${file}.json`];
  for (const key of keys) found = typeof found === 'object' ? found[key] : undefined;
  return found;
}

test.each(locales)('in %s pages are called what their entries are called', (locale) => {
  const named = Object.entries(titles).map(([label, path]) => [label, textAt(locale, path)]);
  const entries = Object.keys(titles).map((label) => [
    label,
    textAt(locale, `shell.menu.${label}`),
  ]);
  expect(named).toEqual(entries);
});
