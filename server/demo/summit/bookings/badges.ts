import type { BadgeLine } from '@plenum/contract';
import { saveBadges } from '../../../features/bookings/index.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { full, group, student } from './plans.ts';

const colours = [
  [full, '#4250c9'],
  [student, '#0f766e'],
  [group, '#b45309'],
] as const;

const line = (what: BadgeLine['what'], size: number, isBold = false): BadgeLine => ({
  what,
  questionId: null,
  text: {},
  size,
  isBold,
});

interface Where {
  organiser: Person;
  eventId: number;
  ticketIds: readonly number[];
}

/** A6, four to a sheet, told apart by the colour of the ticket. */
export async function addBadges(work: Work, { organiser, eventId, ticketIds }: Where) {
  await saveBadges(work, organiser, eventId, {
    version: 0,
    width: 1_050,
    height: 1_480,
    sheet: 'a4',
    isFolded: false,
    head: 'name',
    lines: [
      line('name', 40, true),
      line('ticket', 16),
      {
        ...line('text', 12),
        text: {
          en: 'Lost? Ask at the harbour desk.',
          de: 'Fragen? Zum Schalter am Hafen.',
          fr: 'Une question ? Au comptoir du port.',
          pt: 'Dúvidas? No balcão do porto.',
        },
      },
    ],
    hasCode: true,
    bands: colours.flatMap(([thing, colour]) => {
      const ticketId = ticketIds[thing];
      return ticketId === undefined ? [] : [{ ticketId, colour }];
    }),
  });
}
