import { expect, test } from 'vitest';
import { demoAttendees } from '../attendees.ts';
import { demoPeople } from '../people.ts';
import { coChairs } from '../summit/speakers/co-chairs.ts';
import { keynotes } from '../summit/speakers/keynotes.ts';
import { speakersOfTracks } from '../summit/speakers/of-tracks.ts';
import { looks, tones } from './given-names.ts';
import { portrait } from './portrait.ts';

const everyone = [
  ...[...demoPeople, ...demoAttendees].map(({ fullName }) => fullName),
  ...[...keynotes, ...coChairs, ...speakersOfTracks].map(({ name }) => name),
];

test('it is said of every name how it is pictured', () => {
  const unknown = everyone.filter((name) => {
    const [given = '', ...family] = name.split(' ');
    const look = looks.get(given);
    return !look || (!look.tone && !tones.has(family.at(-1) ?? ''));
  });
  expect(unknown).toEqual([]);
});

test('a name has one face, and hardly two names have the same', () => {
  const faces = everyone.map(portrait);
  expect(everyone.map(portrait)).toEqual(faces);
  expect(new Set(faces).size).toBeGreaterThan(new Set(everyone).size * 0.95);
});
