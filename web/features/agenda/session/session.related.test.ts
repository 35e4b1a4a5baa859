import type { ProgramSession } from '@plenum/contract';
import { expect, test } from 'vitest';
import { relatedTo } from './session.related.ts';

const session = (id: number, given: Partial<ProgramSession> = {}): ProgramSession => ({
  id,
  code: `s${id}`,
  kind: 'talk',
  title: { en: `Session ${id}` },
  abstract: {},
  language: 'en',
  trackId: null,
  roomId: null,
  startsAt: '2026-10-12T08:00:00Z',
  minutes: 45,
  capacity: null,
  speakers: [],
  files: [],
  isFeatured: false,
  ...given,
});
const by = (id: number) => [{ id, role: 'speaker' as const }];
const idsOf = (of: ProgramSession, ...sessions: ProgramSession[]) =>
  relatedTo({ sessions: [of, ...sessions] }, of).map(({ id }) => id);

test('is what the same people do before what is in the same track, the nearest first', () => {
  const one = session(1, { trackId: 7, speakers: by(3) });
  const late = session(2, { trackId: 7, startsAt: '2026-10-14T08:00:00Z' });
  const soon = session(3, { trackId: 7, startsAt: '2026-10-12T09:00:00Z' });
  const same = session(4, { trackId: 8, speakers: by(3), startsAt: null });
  const both = session(5, { trackId: 7, speakers: by(3), startsAt: '2026-10-20T08:00:00Z' });
  expect(idsOf(one, late, soon, same, both)).toEqual([5, 4, 3, 2]);
});

test('is never itself, a break, or more than four', () => {
  const one = session(1, { trackId: 7 });
  const others = [2, 3, 4, 5, 6, 7].map((id) => session(id, { trackId: 7 }));
  expect(idsOf(one, session(9, { trackId: 7, kind: 'break' }), ...others)).toEqual([2, 3, 4, 5]);
});

test('is nothing where neither a track nor people are shared', () => {
  expect(idsOf(session(1), session(2), session(3, { speakers: by(3) }))).toEqual([]);
});
