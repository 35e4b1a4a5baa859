import type { Addressable } from '@plenum/contract';
import type { Addressed } from '../../ui/addressees/addressed.ts';
import type { ChartData } from '../../ui/chart/chart.ts';

/** For developers alone: in English, and not among the locales. */
export const words = {
  title: 'Gallery',
  lead: 'Every piece of the kit in every state. Only in development builds.',
  people: 'People',
  numbers: 'Numbers',
  charts: 'Charts',
  times: 'Times',
  forms: 'Forms',
  choices: 'Choices',
  states: 'States',
  lists: 'Lists',
  feedback: 'Feedback',
  skeletons: 'Waiting',
  texts: 'Texts',
  field: 'Field',
  note: 'A note that keeps itself',
  fails: 'Saving fails',
  starts: 'Starts',
  day: 'Day',
  zone: 'Time zone',
  toast: 'Show a toast',
  failure: 'Show a failure',
  undo: 'Do something',
  ask: 'Ask first',
  done: 'It was done.',
  failed: 'It could not be done.',
  question: 'Delete “Opening”?',
  answer: 'Everybody loses it.',
  keep: 'Keep it',
  remove: 'Delete it',
  copied: 'https://plenum.example/e/horizon',
  empty: 'No sessions yet',
  emptyText: 'Sessions are what people come for. Add the first one.',
  error: 'The agenda could not be loaded',
  errorText: 'Plenum cannot be reached. Check your connection.',
  add: 'Add a session',
  devices: 'Devices',
  section: 'A section',
  sectionText: 'Why it is there, beside its fields.',
  danger: 'Nobody can sign in with this address.',
  warning: 'Someone else has just changed this.',
  calm: 'The email is on its way.',
  attending: 'Attending now',
  sales: 'Sales',
  reports: 'Open reports',
  loading: 'On its way',
  level: 'Without change',
  guests: 'Guests',
  wrong: 'One of them cannot be invited.',
} as const;

export const names = [
  'Ada Sommer',
  'Inês Barros',
  'Noah Berger',
  '渡辺 葵',
  'Zoë',
  'Lucien Moreau',
  '',
] as const;

export const richText =
  '<p>Bring <strong>two</strong> microphones, and <a href="https://example.org">read this</a>.</p><ul><li>Stage left</li><li>Stage right</li></ul>';

export const points = [12, 18, 15, 22, 30, 26, 34, 41, 38, 52];

export const opening = '2026-11-24T14:00:00Z';
export const closing = '2026-11-24T15:30:00Z';
export const overnight = '2026-11-25T01:15:00Z';
export const venueZone = 'America/Sao_Paulo';

const wordValue = (value: number) => String(value);

export const visits: ChartData = {
  by: 'day',
  byLabel: words.day,
  rows: points.map((visits, place) => ({
    day: `${place + 1} Nov`,
    visits,
    bookings: Math.round(visits / 3) + (place % 4),
  })),
  series: [
    { name: 'visits', label: 'Visits', hue: 'indigo' },
    { name: 'bookings', label: 'Bookings', hue: 'amber' },
  ],
  wordValue,
};

export const devices: ChartData = {
  by: 'device',
  byLabel: words.devices,
  rows: [
    { device: 'Laptop', share: 640 },
    { device: 'Phone', share: 310 },
    { device: 'Tablet', share: 50 },
  ],
  series: [{ name: 'share', label: 'Visits', hue: 'indigo' }],
  wordValue,
};

export const nothing: ChartData = { ...visits, rows: [] };

const about = ['Harbour Works', 'Speaker'];
const people = names.filter(Boolean).map((fullName, place) => ({
  personId: place + 1,
  fullName,
  avatar: place === 0 ? '/favicon.svg' : null,
  email: place < 2 ? `person${place + 1}@example.org` : '',
  about: about[place % 2] ?? '',
}));

export const findAddressees = (q: string): Promise<Addressable> =>
  Promise.resolve({
    people: people.filter(({ fullName }) => fullName.toLowerCase().includes(q.toLowerCase())),
    groups: [{ group: 'event:1:everyone', kind: 'everyone', eventName: 'Horizon', count: 1204 }],
  });

export const someAddressed: readonly Addressed[] = [
  { personId: 1, name: names[0], avatar: '/favicon.svg', email: '', about: about[0] ?? '' },
  { group: 'staff', name: 'Organisers', count: 4 },
  { email: 'someone.with.a.very.long.address@mail.example.org', name: '' },
];
