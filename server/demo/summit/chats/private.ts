import type { DemoCall, DemoLine } from './shape.ts';

interface Talk {
  /** Who talks with the organiser. */
  with: string;
  isRead: boolean;
  lines: readonly DemoLine[];
  /** In the order they rang. */
  calls?: readonly DemoCall[];
}

export const organiser = 'Ada Sommer';

export const talks: readonly Talk[] = [
  {
    with: 'Inês Barros',
    isRead: true,
    lines: [
      {
        by: 'Inês Barros',
        ago: 1500,
        text: 'The badge texts are in. Can you look at the French ones?',
      },
      { by: organiser, ago: 1490, text: 'Done. One accent, otherwise lovely.' },
      { by: 'Inês Barros', ago: 1488, text: 'You are quick.' },
    ],
    calls: [{ by: 'Inês Barros', ago: 1440, minutes: 9, hasVideo: true }],
  },
  {
    with: 'Tomasz Wilk',
    isRead: false,
    lines: [
      { by: organiser, ago: 130, text: 'How many exhibitors have staff online this morning?' },
      {
        by: 'Tomasz Wilk',
        ago: 121,
        text: 'Nineteen of twenty-four. I am calling the other five.',
      },
      { by: 'Tomasz Wilk', ago: 38, text: 'Twenty-three now. Kite & Co start after lunch.' },
    ],
    calls: [{ by: organiser, ago: 128, minutes: 4, hasVideo: false }],
  },
  {
    with: 'Priya Raman',
    isRead: true,
    lines: [
      {
        by: 'Priya Raman',
        ago: 400,
        text: 'Thank you for putting us next to the harbour session. Half my leads came from there.',
      },
      { by: organiser, ago: 391, text: 'That was Lucien’s idea, I will pass it on.' },
    ],
  },
  {
    with: 'Diego Fuentes',
    isRead: false,
    lines: [
      { by: organiser, ago: 90, text: 'Would you say two minutes about the ducks at the closing?' },
      { by: 'Diego Fuentes', ago: 22, text: 'Only if I may show the drawing.' },
      { by: 'Diego Fuentes', ago: 21, text: 'It is a very good drawing.' },
    ],
    calls: [{ by: 'Diego Fuentes', ago: 84, hasVideo: true }],
  },
];

/** The attendee who signs in to see it all, and whom they met. */
export const guestTalk: readonly DemoLine[] = [
  {
    by: 'Kofi Kowalska',
    ago: 75,
    text: 'We sat in the same workshop, I think. You had the green map?',
  },
  { by: 'Noah Berger', ago: 70, text: 'That was me! Do you have the list of questions still?' },
  { by: 'Kofi Kowalska', ago: 18, text: 'Yes. I will send it after the opening.' },
];

export const guestCalls: readonly DemoCall[] = [
  { by: 'Kofi Kowalska', ago: 68, hasVideo: false },
  { by: 'Noah Berger', ago: 64, minutes: 6, hasVideo: false },
];

export const request: DemoLine = {
  by: 'Imani Ito',
  ago: 27,
  text: 'Hello Noah, we are looking for someone who knows night trains. May I ask you two questions?',
};

export const group = {
  title: 'Stage team',
  owner: organiser,
  others: ['Jonas Lindqvist', 'Mei Tanaka', 'Amara Okafor'],
  lines: [
    { by: organiser, ago: 240, text: 'Who has the clicker of the harbour room?' },
    { by: 'Jonas Lindqvist', ago: 236, text: 'Me. And the spare one.' },
    {
      by: 'Mei Tanaka',
      ago: 60,
      text: 'Rui is in the waiting room, sound is fine, camera is a little low.',
      met: { '✅': [organiser, 'Jonas Lindqvist'] },
    },
    { by: 'Amara Okafor', ago: 47, text: 'Lobby is awake. I pinned the help note.' },
  ] satisfies DemoLine[],
};
