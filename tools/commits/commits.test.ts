import { join } from 'node:path';
import { expect, it } from 'vitest';
import { areasOf } from './areas.mjs';
import { commitsIn, faultsOfCommit } from './commits.mjs';

const areas = areasOf(join(import.meta.dirname, '../..'));
const good = {
  id: '1234567',
  subject: 'agenda: Show local time beside venue time.',
  body: '',
  files: ['a.ts'],
};
const faultsOf = (part: Partial<typeof good>): string[] =>
  faultsOfCommit({ ...good, ...part }, areas);

it.each(['agenda', 'server', 'live', 'ui', 'docs', 'tools', 'tests', 'bench', 'e2e'])(
  'takes a sentence about %s',
  (area) => {
    expect(faultsOf({ subject: `${area}: Say what changes.` })).toEqual([]);
  },
);

it.each([
  ['wip', 'is not of the form'],
  ['Show local time beside venue time.', 'is not of the form'],
  ['agenda: show local time.', 'is not of the form'],
  ['agenda: Show local time', 'is not of the form'],
  ['agenda, events: Show local time.', 'is not of the form'],
  ['gadgets: Show local time.', 'no feature, shelf or room'],
  [`agenda: ${'A'.repeat(64)}.`, 'has 73 characters, 72 fit'],
])('refuses “%s”', (subject, says) => {
  expect(faultsOf({ subject })).toEqual([expect.stringContaining(says)]);
});

it('asks why where more than three files change', () => {
  const files = ['a.ts', 'b.ts', 'c.ts', 'd.ts'];
  expect(faultsOf({ files })).toEqual([expect.stringContaining('changes 4 files')]);
  expect(faultsOf({ files, body: 'Guests plan by their own clock.' })).toEqual([]);
  expect(faultsOf({ files: files.slice(1) })).toEqual([]);
});

it('reads commits with bodies of many lines and without files', () => {
  const log = '\x1e1\x1fa: B.\x1fOne.\n\nTwo.\n\x1f\n\na.ts\nb/c.ts\n\x1e2\x1fd: E.\x1f\x1f\n';
  expect(commitsIn(log)).toEqual([
    { id: '1', subject: 'a: B.', body: 'One.\n\nTwo.\n', files: ['a.ts', 'b/c.ts'] },
    { id: '2', subject: 'd: E.', body: '', files: [] },
  ]);
});
