import type { AgendaSession } from '@plenum/contract';

/** A session not in the grid yet, with what the test cares about. */
export const aSession = (fields: Partial<AgendaSession> = {}): AgendaSession => ({
  id: 1,
  code: 'code-1',
  kind: 'talk',
  title: { en: 'Opening' },
  abstract: {},
  language: null,
  trackId: null,
  roomId: null,
  startsAt: null,
  minutes: 30,
  capacity: null,
  joinUrl: null,
  speakers: [],
  isHidden: false,
  isFeatured: false,
  files: [],
  stars: 0,
  version: 1,
  ...fields,
});
