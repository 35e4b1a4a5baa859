import type { NewEntry } from '@plenum/contract';

export interface DemoEntry extends Pick<
  NewEntry,
  'title' | 'calendar' | 'location' | 'url' | 'description' | 'repeat' | 'reminderMinutes'
> {
  /** Of the event: 1 is its first; without a time the whole of it. */
  day: number;
  from?: string;
  to?: string;
  /** So many days, where it is all-day. */
  lasts?: number;
  /** Colleagues who are asked to come. */
  with?: readonly string[];
}

const team = ['Inês Barros', 'Tomasz Wilk', 'Amara Okafor'];

export const demoEntries: readonly DemoEntry[] = [
  {
    title: 'Stand-up of the organising team',
    calendar: 'Business',
    day: -20,
    from: '09:15',
    to: '09:30',
    repeat: 'FREQ=DAILY;COUNT=45',
    location: 'Crew channel',
    with: team,
  },
  {
    title: 'Sponsors: weekly review',
    calendar: 'Business',
    day: -19,
    from: '14:00',
    to: '15:00',
    repeat: 'FREQ=WEEKLY;COUNT=8',
    reminderMinutes: 10,
    with: ['Jonas Lindqvist', 'Mei Tanaka'],
  },
  {
    title: 'Rehearsal of the opening',
    calendar: 'Business',
    day: 0,
    from: '16:00',
    to: '18:00',
    location: 'Main stage',
    description: '<p>Lights, sound, the countdown film. <strong>Bring your headset.</strong></p>',
    reminderMinutes: 30,
    with: ['Inês Barros', 'Lucien Moreau', 'Mei Tanaka'],
  },
  { title: 'Horizon Summit', calendar: 'Business', day: 1, lasts: 3, location: 'Online' },
  {
    title: 'Press round',
    calendar: 'Business',
    day: 2,
    from: '11:00',
    to: '11:45',
    location: 'Room Atlas',
    with: ['Amara Okafor'],
  },
  {
    title: 'Dinner with the speakers',
    calendar: 'Personal',
    day: 2,
    from: '19:30',
    to: '22:00',
    location: 'Casa do Rio',
    with: team,
  },
  {
    title: 'What we learned',
    calendar: 'Business',
    day: 6,
    from: '10:00',
    to: '11:30',
    description:
      '<ul><li>What went well</li><li>What to change</li><li>Who says thank you to whom</li></ul>',
    with: [...team, 'Jonas Lindqvist', 'Lucien Moreau'],
  },
  { title: 'Invoices of the studio', calendar: 'ETC', day: 8, from: '13:00', to: '13:30' },
  { title: 'A week off', calendar: 'Holiday', day: 10, lasts: 5 },
  {
    title: 'Swimming with Lena',
    calendar: 'Family',
    day: -4,
    from: '17:30',
    to: '18:30',
    repeat: 'FREQ=WEEKLY',
  },
  { title: 'Mum’s birthday', calendar: 'Family', day: 5, repeat: 'FREQ=YEARLY' },
  {
    title: 'Dentist',
    calendar: 'Personal',
    day: -7,
    from: '08:30',
    to: '09:00',
    reminderMinutes: 60,
  },
];

export const guestEntries: readonly DemoEntry[] = [
  {
    title: 'Questions for the keynote',
    calendar: 'Personal',
    day: 2,
    from: '08:30',
    to: '09:00',
    reminderMinutes: 10,
  },
  {
    title: 'Train home',
    calendar: 'ETC',
    day: 4,
    from: '18:20',
    to: '21:05',
    location: 'Platform 4',
  },
  {
    title: 'Choir',
    calendar: 'Family',
    day: -5,
    from: '19:00',
    to: '20:30',
    repeat: 'FREQ=WEEKLY',
  },
];
