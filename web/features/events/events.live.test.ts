import type { Announcement, EventSetup } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReplay } from '../../testing/live/replay.ts';
import { announcements, checklist, eventSetup, numbers, team } from './events.live.ts';
import { takingBack } from './people/use-announcing.ts';
import { movedBefore } from '../../ui/order/moved-before.ts';
import { setupChange } from './setup/use-setup-change.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';

const eventId = fc.integer({ min: 1, max: 2 });
const id = fc.integer({ min: 1, max: 3 });

/** Of a set-up only its rooms matter here. */
const asSetup = (event: number, rooms: readonly { id: number }[] = []) =>
  ({ id: event, rooms }) as EventSetup;

type Rooms = Readonly<Record<number, readonly { id: number }[]>>;
const rooms = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('the set-up is what a fresh reading gives, own changes too', () =>
  expectReplay({
    begin: { 1: rooms, 2: rooms },
    deeds: fc.record({ eventId, id, beforeId: id }),
    act: (truth: Rooms, deed) => {
      const moved = movedBefore(truth[deed.eventId] ?? [], deed.id, deed.beforeId);
      return {
        truth: { ...truth, [deed.eventId]: moved },
        says: [['events.setup_changed', { eventId: deed.eventId }]],
        answer: asSetup(deed.eventId, moved),
      };
    },
    reads: [1, 2].map((event) => ({
      options: eventSetup.options(event),
      answer: (truth: Rooms) => asSetup(event, truth[event]),
    })),
    own: (deed, send) =>
      setupChange(deed.eventId, {
        run: send,
        expect: (setup) => ({ ...setup, rooms: movedBefore(setup.rooms, deed.id, deed.beforeId) }),
      }),
  }));

const anAnnouncement = (one: number): Announcement => ({
  id: one,
  words: { en: `${one}` },
  shownFrom: `2027-03-10T0${one}:00:00Z`,
  shownUntil: null,
  toldAt: null,
});

const numberOf = (deed: { eventId: number; id: number }) => deed.eventId * 3 + deed.id;

test('announcements are what a fresh reading gives, those taken back too', () =>
  expectReplay({
    begin: [4, 5, 7],
    deeds: fc.record({ eventId, id }),
    act: (truth: readonly number[], deed) => {
      const one = numberOf(deed);
      return {
        truth: truth.includes(one) ? truth.filter((other) => other !== one) : [...truth, one],
        says: [['events.announced', { eventId: deed.eventId }]],
      };
    },
    reads: [1, 2].map((event) => ({
      options: announcements.options(event),
      answer: (truth: readonly number[]) =>
        truth
          .filter((one) => Math.floor((one - 1) / 3) === event)
          .toSorted((one, other) => other - one)
          .map(anAnnouncement),
    })),
    own: (deed, send) => ({ ...takingBack(deed.eventId, anAnnouncement(numberOf(deed))), send }),
  }));

test('what is left to do, who takes part and who helps are what a fresh reading gives', () =>
  expectReadAgain(
    { checklist: checklist.options(1), numbers: numbers.options(1), team: team.options(1) },
    [
      [['events.setup_changed', { eventId: 1 }], ['checklist']],
      [['agenda.draft_changed', { eventId: 1, sessions: [], gone: [] }], ['checklist']],
      [['agenda.published', { eventId: 1, version: 2 }], ['checklist']],
      [
        ['events.people_changed', { eventId: 1 }],
        ['numbers', 'team'],
      ],
    ],
  ));
