import { randomUUID } from 'node:crypto';
import type { StageGuests } from '@plenum/contract';
import { putInside } from '../../features/stages/guests/guests.queries.ts';
import type { Actor } from '../builders.ts';
import { anOffer } from '../calls/an-offer.ts';
import { another, eventIn, type Make, type Scope } from '../entity-places.ts';
import type { Answer, TestApp } from '../test-app.ts';
import { newRun } from './stages.ts';

/** What waits for its picture, in the event of the call. */
export async function runIn(app: TestApp, actor: Actor, scope: Scope = {}): Promise<number> {
  const { event, organiser } = await eventIn(app, actor, scope);
  scope.run ??= newRun(app, organiser, event.id);
  return scope.run;
}

/** Somebody in its green room. */
export const aGuestIn: Make = async (app, actor, scope = {}) => {
  const { person } = await another(app, actor, scope);
  const run = { organisationId: person.organisationId, id: await runIn(app, actor, scope) };
  const seat = { person, isHost: false, device: randomUUID(), number: 1, at: app.clock.now() };
  await putInside(app.testDb.db, run, seat);
  return person.id;
};

export const guestsOf = ({ body }: Answer) => body as StageGuests;

/** What people do to come on a stage, each in a window of their own. */
export function stageGuests(app: TestApp, where: { eventId: number; stageId: number }) {
  const devices = new Map<Actor, string>();
  const deviceOf = (who: Actor): string => {
    const known = devices.get(who) ?? randomUUID();
    devices.set(who, known);
    return known;
  };
  const inRoom =
    (deed: '' | '/talk' | '/hear' | '/sending' | '/unmute' | '/leave', usual: object = {}) =>
    (who: Actor, runId: number, more: object = {}) =>
      app.call(`POST /api/events/:eventId/runs/:runId/green-room${deed}`, {
        token: who.token,
        params: { eventId: where.eventId, runId },
        body: { deviceId: deviceOf(who), ...usual, ...more },
      });
  const enter = inRoom('', { isHost: false });
  const hears = inRoom('/hear');
  const place = (by: Actor, runId: number, who: Actor, standing: string) =>
    app.call('PUT /api/events/:eventId/runs/:runId/guests/:personId', {
      token: by.token,
      params: { eventId: where.eventId, runId, personId: who.person.id },
      body: { standing },
    });
  const raise = (who: Actor, isUp = true) =>
    app.call('PUT /api/events/:eventId/stages/:stageId/hand', {
      token: who.token,
      params: where,
      body: { isUp },
    });
  return {
    /** They open another window. */
    moveOn: (who: Actor) => void devices.delete(who),
    raise,
    place,
    read: async ({ token }: Actor) =>
      app.call('GET /api/events/:eventId/stages/:stageId/guests', { token, params: where }),
    bring: (by: Actor, runId: number, who: Actor, isOnStage = true) =>
      app.call('PUT /api/events/:eventId/runs/:runId/guests/:personId/on-stage', {
        token: by.token,
        params: { eventId: where.eventId, runId, personId: who.person.id },
        body: { isOnStage },
      }),
    mute: (by: Actor, runId: number, who: Actor) =>
      app.call('POST /api/events/:eventId/runs/:runId/guests/:personId/mute', {
        token: by.token,
        params: { eventId: where.eventId, runId, personId: who.person.id },
        body: {},
      }),
    enter,
    talk: inRoom('/talk', { offer: anOffer }),
    hear: (who: Actor, runId: number, of: Actor, offer = anOffer) =>
      hears(who, runId, { personId: of.person.id, offer }),
    unmute: inRoom('/unmute'),
    send: inRoom('/sending', { hasSound: true, hasCamera: true }),
    leave: inRoom('/leave'),
    /** Raised, invited and inside. */
    inside: async (by: Actor, runId: number, who: Actor) => {
      await raise(who);
      await place(by, runId, who, 'invited');
      return enter(who, runId);
    },
  };
}
