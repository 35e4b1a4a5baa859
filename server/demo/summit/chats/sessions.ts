import type { DemoLine } from './shape.ts';

/** What is said beside a talk; for the first sessions of today. */
export const besideSessions: readonly (readonly DemoLine[])[] = [
  [
    { by: 'Davi Dubois', ago: 28, text: 'Will there be captions in Portuguese?' },
    { by: 'Jonas Lindqvist', ago: 26, text: 'Yes, in all four languages.', under: 0 },
    {
      by: 'Noah Berger',
      ago: 12,
      text: 'The part about paying neighbours by the turbine is what we need at home.',
      met: { '👏': ['Davi Dubois', 'Salma Haddad', 'Bram Bianchi'] },
    },
  ],
  [
    {
      by: 'Bram Bianchi',
      ago: 35,
      text: 'Slides are small on a phone: is there a bigger version?',
    },
    { by: 'Mei Tanaka', ago: 31, text: 'Attached to the session now.', under: 0 },
  ],
];
