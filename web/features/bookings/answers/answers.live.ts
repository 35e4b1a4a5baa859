import type { QuestionFigures, WrittenAnswerPage } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { type FiguresOf, readFigures, readTexts, type TextsOf } from './answers.api.ts';

/** All answers are counted anew: while many book, not with each of them. */
const calmMs = 2_000;

export const questionFigures = liveAnswer<QuestionFigures, FiguresOf>({
  key: ['bookings', 'answers', 'figures'],
  read: readFigures,
  told: () => ({
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
    'tickets.offer_changed': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});

export const writtenAnswers = liveAnswer<WrittenAnswerPage, TextsOf>({
  key: ['bookings', 'answers', 'texts'],
  read: readTexts,
  told: () => ({
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
    'tickets.offer_changed': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});
