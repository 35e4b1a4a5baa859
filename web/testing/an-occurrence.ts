import type { Occurrence } from '@plenum/contract';

export const anOccurrence = (given: Partial<Occurrence> = {}): Occurrence => ({
  key: 'entry 1',
  layer: 'entries',
  entryId: 1,
  original: null,
  title: 'Stand-up',
  start: '2026-11-23T09:00:00Z',
  end: '2026-11-23T09:30:00Z',
  isAllDay: false,
  calendar: 'Business',
  location: '',
  isRepeating: false,
  isMine: true,
  guests: 0,
  myAnswer: null,
  isCancelled: false,
  link: null,
  version: 1,
  ...given,
});
