import type { Label } from '@plenum/contract';

export interface DemoMail {
  from: string;
  /** Only of a mail from outside. */
  address?: string;
  to: readonly string[];
  cc?: readonly string[];
  /** Hours before now. */
  ago: number;
  subject: string;
  html: string;
  /** Of those above in its thread, the place of the one it answers. */
  answers?: number;
}

export interface DemoThread {
  mails: readonly DemoMail[];
  /** With the organiser. */
  labels?: readonly Label[];
  isStarred?: boolean;
  isUnread?: boolean;
  folder?: 'inbox' | 'spam' | 'trash';
}

const organiser = 'Ada Sommer';

export const demoThreads: readonly DemoThread[] = [
  {
    folder: 'spam',
    isUnread: true,
    mails: [
      {
        from: 'Prize Office',
        address: 'winner@prizes.example',
        to: [organiser],
        ago: 170,
        subject: 'Your conference won a cruise',
        html: '<p>Dear Conference, you are one click away. <a href="https://prizes.example/claim">Claim it</a> before midnight.</p><img src="https://prizes.example/ship.png" alt="A ship" width="200" />',
      },
    ],
  },
  {
    folder: 'trash',
    mails: [
      {
        from: 'Jonas Lindqvist',
        to: [organiser],
        ago: 150,
        subject: 'Lost umbrella',
        html: '<p>Found it under my desk. Forget what I said.</p>',
      },
    ],
  },
  {
    labels: ['company'],
    mails: [
      {
        from: 'Rosa Lindner',
        to: [organiser],
        ago: 96,
        subject: 'Power at our booth',
        html: '<p>Hello Ada,</p><p>our demo needs <b>two</b> sockets of 16 A at the back wall. Is that possible?</p><p>Rosa</p>',
      },
      {
        from: organiser,
        to: ['Rosa Lindner'],
        cc: ['Tomasz Wilk'],
        ago: 94,
        answers: 0,
        subject: 'Re: Power at our booth',
        html: '<p>Dear Rosa,</p><p>yes. Tomasz looks after the hall and will put them in on the evening before.</p><p>Ada</p>',
      },
      {
        from: 'Tomasz Wilk',
        to: ['Rosa Lindner', organiser],
        ago: 71,
        answers: 1,
        subject: 'Re: Power at our booth',
        html: '<p>Done. They are behind the left panel; please bring a cable of three metres.</p>',
      },
    ],
  },
  {
    labels: ['important'],
    isStarred: true,
    mails: [
      {
        from: 'Priya Raman',
        to: [organiser],
        ago: 52,
        subject: 'My keynote: slides and a wish',
        html: '<p>Dear Ada,</p><p>the slides are as good as finished. A few things for the stage:</p><ul><li>a clicker with a spare battery</li><li>sound from my laptop</li><li>water, not sparkling</li></ul><p>And could somebody show me the way ten minutes before?</p><p>Priya</p>',
      },
      {
        from: organiser,
        to: ['Priya Raman'],
        ago: 50,
        answers: 0,
        subject: 'Re: My keynote: slides and a wish',
        html: '<p>All of it. Mei will fetch you at the speakers’ room.</p>',
      },
    ],
  },
  {
    labels: ['company', 'important'],
    isUnread: true,
    mails: [
      {
        from: 'Kim Larsen',
        address: 'kim.larsen@hotel-tejo.example',
        to: [organiser],
        ago: 27,
        subject: 'Rooms for your speakers',
        html: '<p>Good morning,</p><p>we keep the twelve rooms until Friday:</p><table><thead><tr><th>Nights</th><th>Rooms</th><th>Each</th></tr></thead><tbody><tr><td>2</td><td>8</td><td>€ 118</td></tr><tr><td>3</td><td>4</td><td>€ 112</td></tr></tbody></table><p>Kind regards<br />Kim Larsen</p>',
      },
    ],
  },
  {
    isUnread: true,
    mails: [
      {
        from: 'Inês Barros',
        to: [organiser, 'Amara Okafor', 'Lucien Moreau'],
        ago: 6,
        subject: 'Monday: who opens the doors?',
        html: '<p>I can be there at seven, but not before. Who has the second key?</p>',
      },
      {
        from: 'Amara Okafor',
        to: ['Inês Barros', organiser, 'Lucien Moreau'],
        ago: 5,
        answers: 0,
        subject: 'Re: Monday: who opens the doors?',
        html: '<p>I have it. See you at half past six at the side entrance.</p><blockquote type="cite"><p>Who has the second key?</p></blockquote>',
      },
    ],
  },
  {
    mails: [
      {
        from: organiser,
        to: ['Noah Berger'],
        ago: 20,
        subject: 'Welcome to Horizon Summit',
        html: '<p>Dear Noah,</p><p>good to have you with us. Two things for the start:</p><ul><li>star the sessions you want to see, they then stand in your calendar;</li><li>drop your card at a booth with one tap, and take it back whenever you like.</li></ul><p>If anything is missing, just answer this mail.</p><p>Ada</p>',
      },
    ],
  },
  {
    labels: ['private'],
    isUnread: true,
    mails: [
      {
        from: 'Noah Berger',
        to: [organiser],
        ago: 2,
        subject: 'Is there a quiet room?',
        html: '<p>I will bring my daughter on the second day. Is there a room where she could rest for an hour?</p>',
      },
    ],
  },
];

export const demoDraft = {
  from: organiser,
  to: ['Mei Tanaka'],
  subject: 'Catering: the last numbers',
  html: '<p>Dear Mei,</p><p>we are 380 on the first day, of whom 90 eat no meat. For the second day I still wait for</p>',
};
