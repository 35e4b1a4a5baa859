import type { NewReport } from '@plenum/contract';
import type { DemoLine } from './shape.ts';

interface Reported extends DemoLine {
  reports: readonly (Pick<NewReport, 'reason' | 'note'> & { by: string })[];
}

/** What somebody should look at. */
export const reported: readonly Reported[] = [
  {
    by: 'Davi Dubois',
    ago: 35,
    text: 'Rooms near the harbour for half the price, only today. Write to me for the link.',
    reports: [
      { by: 'Imani Ito', reason: 'spam', note: 'I got the same as a private message.' },
      { by: 'Marek Murphy', reason: 'spam', note: '' },
    ],
  },
  {
    by: 'Henrik Horvat',
    ago: 28,
    text: 'If you had read the programme, you would not have to ask. Some people should stay at home.',
    reports: [
      { by: 'Aiko Abebe', reason: 'harassment', note: 'I only asked where the workshop is.' },
    ],
  },
];

/** Of yesterday: a measure, and what its person says to it. */
export const appealed = {
  by: 'Bram Bianchi',
  ago: 26 * 60,
  reason: 'The same advertisement in four channels.',
  appealedAgo: 90,
  appeal:
    'I am sorry. I thought each channel has its own readers. It was about our free meetup, and I will post it once.',
} as const;
