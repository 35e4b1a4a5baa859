import type { Speaker } from '@plenum/contract';
import { describe, expect, test } from 'vitest';
import { linksIn, isWebLink, labelOf } from '../speakers.links.ts';
import { fitting, inOrder, missingOf, moved } from './list.rules.ts';

const speaker = (id: number, fields: Partial<Speaker> = {}): Speaker => ({
  id,
  kind: 'speaker',
  name: `Speaker ${id}`,
  email: '',
  title: '',
  company: '',
  bio: {},
  links: [],
  isHidden: false,
  recording: 'unknown',
  rehearsal: 'none',
  rehearsalAt: null,
  picture: null,
  recordingAt: null,
  recordingBy: null,
  link: null,
  editedAt: null,
  memberId: null,
  sessions: [],
  version: 1,
  ...fields,
});
const ids = (speakers: readonly Speaker[]) => speakers.map(({ id }) => id);
const [a, b, c, d] = [speaker(1), speaker(2), speaker(3), speaker(4)];

describe('the order', () => {
  test('changes for everyone when one of the shown speakers is moved among them', () => {
    expect(moved([a, b, c, d], [b, d], 1, 0)).toEqual({ ids: [1, 4, 2, 3], beforeId: 2 });
    expect(moved([a, b, c, d], [a, c], 0, 1)).toEqual({ ids: [2, 3, 4, 1], beforeId: null });
    expect(moved([a, b], [a, b], 0, 0)).toBeNull();
  });

  test('keeps whom the server did not name at the end', () => {
    expect(ids(inOrder([a, b, c], [3, 1]))).toEqual([3, 1, 2]);
  });
});

describe('what is missing', () => {
  test('counts words only in every language of the event', () => {
    const said = speaker(1, { bio: { en: 'Hi', de: ' ' } });
    expect(missingOf(said, ['en'])).not.toContain('bio');
    expect(missingOf(said, ['en', 'de'])).toContain('bio');
  });

  test('narrows the list together with the search', () => {
    const known = [speaker(1, { name: 'Ines', picture: '/x' }), speaker(2, { name: 'Inez' })];
    expect(ids(fitting(known, { q: 'INE', show: 'no-picture' }, ['en']))).toEqual([2]);
    expect(ids(fitting(known, { q: 'x', show: undefined }, ['en']))).toEqual([]);
  });
});

describe('links', () => {
  test('without a scheme mean https, and no other scheme may be followed', () => {
    expect(linksIn(' example.org \n\nhttp://a.org')).toEqual([
      'https://example.org',
      'http://a.org',
    ]);
    expect(
      ['https://a.org', 'javascript:alert(1)', 'data:text/html,x', 'x'].map(isWebLink),
    ).toEqual([true, false, false, false]);
  });

  test('are read without what nobody reads', () => {
    expect(labelOf('https://www.example.org/ines/')).toBe('example.org/ines');
  });
});
