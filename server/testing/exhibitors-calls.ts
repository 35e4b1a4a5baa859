import type { Booth, BoothUpdate, ExhibitorLine, ExhibitorSetup, Tier } from '@plenum/contract';
import type { Actor } from './builders.ts';
import type { Answer, CallInput, TestApp } from './test-app.ts';
import { tinyPicture } from './tiny-picture.ts';

const pdf = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.4 made up') };
type Caller = Pick<Actor, 'token'>;
export const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
export const boothOf = ({ body }: Answer) => body as Booth;

/** What people do at the exhibitors of an event; the organiser unless somebody else is named. */
export function exhibitorsCalls(app: () => TestApp, organiser: () => Actor, eventId: () => number) {
  const call = (key: Parameters<TestApp['call']>[0], input: CallInput, by: Caller = organiser()) =>
    app().call(key, { token: by.token, ...input });
  const at = (exhibitorId: number) => ({ params: { eventId: eventId(), exhibitorId } });
  const setup = async () =>
    (await call('GET /api/events/:eventId/exhibitors', { params: { eventId: eventId() } }))
      .body as ExhibitorSetup;
  const add = (name: string, tier: Tier = 'gold', contactEmail = '') =>
    call('POST /api/events/:eventId/exhibitors', {
      params: { eventId: eventId() },
      body: { name, tier, contactEmail },
    });
  return {
    setup,
    add,
    added: async (...of: Parameters<typeof add>) => {
      const { exhibitors } = (await add(...of)).body as ExhibitorSetup;
      return Math.max(...exhibitors.map(({ id }) => id));
    },
    line: async (id: number) =>
      (await setup()).exhibitors.find((one) => one.id === id) as ExhibitorLine,
    show: (id: number, body: object, by?: Caller) =>
      call('PATCH /api/events/:eventId/exhibitors/:exhibitorId', { ...at(id), body }, by),
    move: (id: number, tier: Tier, beforeId: number | null) =>
      call('POST /api/events/:eventId/exhibitors/:exhibitorId/move', {
        ...at(id),
        body: { tier, beforeId },
      }),
    remove: (id: number) => call('DELETE /api/events/:eventId/exhibitors/:exhibitorId', at(id)),
    rules: async (fields: object) => {
      const { rules } = await setup();
      return call('PUT /api/events/:eventId/exhibitor-rules', {
        params: { eventId: eventId() },
        body: { ...rules, ...fields },
      });
    },
    tier: (tier: Tier, fields: object) =>
      call('PUT /api/events/:eventId/exhibitor-tiers/:tier', {
        params: { eventId: eventId(), tier },
        body: { staff: 10, documents: 10, products: 15, links: 6, size: 'medium', ...fields },
      }),
    remind: (ids: number[]) =>
      call('POST /api/events/:eventId/exhibitors/reminders', {
        params: { eventId: eventId() },
        body: { ids },
      }),
    review: (id: number, body: object) =>
      call('POST /api/events/:eventId/exhibitors/:exhibitorId/review', { ...at(id), body }),
    ...boothCalls(app, organiser),
  };
}

/** What staff do at a booth, or an organiser in their place. */
function boothCalls(app: () => TestApp, organiser: () => Actor) {
  const call = (key: Parameters<TestApp['call']>[0], input: CallInput, by: Caller = organiser()) =>
    app().call(key, { token: by.token, ...input });
  const at = (exhibitorId: number) => ({ params: { exhibitorId } });
  return {
    read: async (id: number, by?: Caller) =>
      boothOf(await call('GET /api/booths/:exhibitorId', at(id), by)),
    edit: (id: number, body: BoothUpdate, by?: Caller) =>
      call('PATCH /api/booths/:exhibitorId', { ...at(id), body }, by),
    picture: (id: number, place: string, by?: Caller) =>
      call(
        'PUT /api/booths/:exhibitorId/pictures/:place',
        { params: { exhibitorId: id, place }, file: tinyPicture },
        by,
      ),
    document: (id: number, name: string, by?: Caller) =>
      call(
        'POST /api/booths/:exhibitorId/documents',
        { ...at(id), query: { name }, file: pdf },
        by,
      ),
    invite: (id: number, email: string, by?: Caller) =>
      call(
        'POST /api/booths/:exhibitorId/staff',
        { ...at(id), body: { email, fullName: 'Ines Prado' } },
        by,
      ),
    dismiss: (id: number, personId: number, by?: Caller) =>
      call(
        'DELETE /api/booths/:exhibitorId/staff/:personId',
        { params: { exhibitorId: id, personId } },
        by,
      ),
    uninvite: (id: number, invitedId: number, by?: Caller) =>
      call(
        'DELETE /api/booths/:exhibitorId/invited/:invitedId',
        { params: { exhibitorId: id, invitedId } },
        by,
      ),
    mine: async (by: Caller) => (await call('GET /api/booths', {}, by)).body,
  };
}
