import type { bookingsLettersRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { Work } from '../../../platform/work.ts';
import { listReaders, previewLetter, testLetter } from './letters.readers.ts';
import { cancelLetter, sendAgain, sendLetter } from './letters.send.ts';
import {
  addLetter,
  changeLetter,
  listLetters,
  readLetter,
  removeLetter,
} from './letters.service.ts';
import { readStop, stopByLink } from './letters.stop.ts';

const oneClick = 'One-Click';

export const lettersHandlers = (work: Work): Handlers<typeof bookingsLettersRoutes> => ({
  'GET /api/events/:eventId/booking-letters': async ({ person, received: { params } }) => ({
    status: 200,
    body: await listLetters(work, person, params.eventId),
  }),
  'POST /api/events/:eventId/booking-letters': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addLetter(work, person, params.eventId, body),
  }),
  'GET /api/booking-letters/:letterId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readLetter(work, person, params.letterId),
  }),
  'PUT /api/booking-letters/:letterId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changeLetter(work, person, params.letterId, body),
  }),
  'DELETE /api/booking-letters/:letterId': async ({ person, received: { params } }) => {
    await removeLetter(work, person, params.letterId);
    return { status: 200, body: {} };
  },
  'GET /api/booking-letters/:letterId/readers': async ({
    person,
    received: { params, query },
  }) => ({
    status: 200,
    body: await listReaders(work, person, params.letterId, query),
  }),
  'GET /api/booking-letters/:letterId/preview': async ({
    person,
    received: { params, query },
  }) => ({
    status: 200,
    body: await previewLetter(work, person, params.letterId, query.reference),
  }),
  'POST /api/booking-letters/:letterId/test': async ({ person, received: { params, body } }) => {
    await testLetter(work, person, params.letterId, body.reference);
    return { status: 202, body: {} };
  },
  'POST /api/booking-letters/:letterId/send': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await sendLetter(work, person, params.letterId, body),
  }),
  'POST /api/booking-letters/:letterId/cancel': async ({ person, received: { params } }) => ({
    status: 200,
    body: await cancelLetter(work, person, params.letterId),
  }),
  'POST /api/booking-letters/:letterId/send-again': async ({ person, received: { params } }) => ({
    status: 200,
    body: await sendAgain(work, person, params.letterId),
  }),
  'GET /api/letters/stop/:token': async ({ received: { params } }) => ({
    status: 200,
    body: await readStop(work, params.token),
  }),
  'PUT /api/letters/stop/:token': async ({ received: { params, body } }) => ({
    status: 200,
    body: await stopByLink(work, params.token, body.isStopped),
  }),
  'POST /letters/stop/:token': async ({ received: { params, body } }) => {
    if (!body.toString().includes(oneClick)) throw problem('invalid');
    return { status: 200, body: await stopByLink(work, params.token, true) };
  },
});
