import type { DemoLine } from './shape.ts';

/** Questions to the organisers: each of one attendee; one is answered, two wait. */
export const help: readonly (readonly DemoLine[])[] = [
  [
    {
      by: 'Noah Berger',
      ago: 165,
      text: 'Where do I find the certificate for yesterday’s workshop?',
    },
    {
      by: 'Inês Barros',
      ago: 158,
      text: 'They go out by email on the evening of the last day, to the address of your account.',
    },
  ],
  [{ by: 'Gaëlle Güler', ago: 14, text: 'Ma caméra n’apparaît pas dans l’atelier. Que faire ?' }],
  [
    {
      by: 'Fionn Farouk',
      ago: 6,
      text: 'Can I give my place in the crossing workshop to a colleague?',
    },
  ],
];

export const replies: readonly { title: string; text: string }[] = [
  {
    title: 'Certificates',
    text: 'Certificates go out by email on the evening of the last day, to the address of your account.',
  },
  {
    title: 'Camera or sound',
    text: 'Please reload the page and allow camera and microphone when the browser asks. If that does not help, tell us which browser you use.',
  },
  {
    title: 'Recordings',
    text: 'Recordings stand with their session from the next evening on, for six months.',
  },
];

/** Asked at the first booth; the second is still open. */
export const boothQuestions: readonly (readonly DemoLine[])[] = [
  [
    { by: 'Noah Berger', ago: 110, text: 'Do neighbours have to buy a share, or is it given?' },
    {
      by: 'Rosa Lindner',
      ago: 101,
      text: 'The first one is given. Whoever wants more buys them at the price of the first year.',
    },
  ],
  [
    {
      by: 'Valentina Usman',
      ago: 19,
      text: 'Could you show this to our council, online, next week?',
    },
  ],
];
