import type { Found } from '@plenum/contract';
import { expect, test } from 'vitest';
import { foundChoices } from './search.choices.ts';
import { eventHits } from './search.event-hits.ts';

const found: Found = {
  people: {
    hits: [
      {
        id: 7,
        fullName: 'Aiko Ito',
        avatar: null,
        company: 'Oryx',
        isOnline: null,
        standing: 'none',
      },
    ],
    total: 1,
  },
  companies: { hits: [], total: 0 },
  sessions: {
    hits: [{ id: 3, title: { en: 'Shade' }, startsAt: '2026-11-22T10:00:00.000Z' }],
    total: 1,
  },
  speakers: { hits: [{ id: 4, name: 'Rui Castro', company: '', picture: null }], total: 1 },
  booths: { hits: [{ id: 5, name: 'Oryx Energy', logo: '/files/oryx.png' }], total: 1 },
};
const reader = { event: { timeZone: 'Europe/Lisbon' }, title: () => 'Shade', findsPeople: false };

test('every hit leads to its page, a session by the clock of the event', () => {
  const hits = eventHits(found, reader);
  expect(hits.map(({ kind, link }) => [kind, link])).toEqual([
    ['people', '/people/7'],
    ['sessions', '/conference-program?session=3'],
    ['speakers', '/conference-program/speakers/4'],
    ['booths', '/exhibit-hall/5'],
  ]);
  expect(hits[1]).toMatchObject({ at: '2026-11-22T10:00:00.000Z', timeZone: 'Europe/Lisbon' });
});

test('who finds everyone anyway is shown nobody twice', () => {
  const kinds = eventHits(found, { ...reader, findsPeople: true }).map(({ kind }) => kind);
  expect(kinds).toEqual(['sessions', 'speakers', 'booths']);
});

test('groups stand in one order, four of each, and none is empty', () => {
  const many = Array.from({ length: 6 }, () => eventHits(found, reader)).flat();
  const groups = foundChoices([], [], many, '');
  expect(groups.map(({ name, choices }) => [name, choices.length])).toEqual([
    ['people', 4],
    ['sessions', 4],
    ['speakers', 4],
    ['booths', 4],
  ]);
});

test('a group with something called so stands before what only has to do with it', () => {
  const groups = foundChoices([], [], eventHits(found, reader), 'oryx');
  expect(groups.map(({ name }) => name)).toEqual(['booths', 'people', 'sessions', 'speakers']);
});
