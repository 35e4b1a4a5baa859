import { randomUUID } from 'node:crypto';
import type { GroupCall, GroupCalls, PastGroupCall } from '@plenum/contract';
import type { Actor } from '../builders.ts';
import type { Answer, TestApp } from '../test-app.ts';
import { anOffer } from './an-offer.ts';

const nothing = { hasSound: false, hasCamera: false, hasScreen: false };

interface CurrentGroup {
  call: GroupCall | null;
}

export const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
export const callOf = ({ body }: Answer) => body as GroupCall;
export const names = ({ people }: GroupCall) => people.map(({ person }) => person.fullName);

/** What people do with the calls of a group, each in a window of their own. */
export function groupCalls(app: TestApp) {
  const devices = new Map<Actor, string>();
  const deviceOf = (who: Actor): string => {
    const known = devices.get(who) ?? randomUUID();
    devices.set(who, known);
    return known;
  };
  type Deed = 'join' | 'talk' | 'hear' | 'sending' | 'leave';
  const deed =
    (key: Deed, usual: object = {}) =>
    (who: Actor, groupCallId: number, more: object = {}) =>
      app.call(`POST /api/group-calls/:groupCallId/${key}`, {
        token: who.token,
        params: { groupCallId },
        body: { deviceId: deviceOf(who), ...usual, ...more },
      });
  const order =
    (what: 'silence' | 'remove') =>
    (by: Actor, groupCallId: number, who: Actor, isSilenced = true) =>
      app.call(`POST /api/group-calls/:groupCallId/people/:personId/${what}`, {
        token: by.token,
        params: { groupCallId, personId: who.person.id },
        body: what === 'silence' ? { isSilenced } : {},
      });
  const put =
    (what: 'door' | 'knock', body: object) =>
    ({ token }: Actor, groupCallId: number, more: object = {}) =>
      app.call(`PUT /api/group-calls/:groupCallId/${what}`, {
        token,
        params: { groupCallId },
        body: { ...body, ...more },
      });
  const hears = deed('hear');
  const join = deed('join');
  const start = (who: Actor, conversationId: number) =>
    app.call('POST /api/group-calls', {
      token: who.token,
      body: { conversationId, deviceId: deviceOf(who) },
    });
  const listed = async ({ token }: Actor) =>
    (await app.call('GET /api/group-calls', { token })).body as GroupCalls;
  return {
    deviceOf,
    /** They open another window. */
    moveOn: (who: Actor) => void devices.delete(who),
    start,
    join,
    talk: deed('talk', { offer: anOffer }),
    hear: (who: Actor, id: number, of: Actor, offer = anOffer) =>
      hears(who, id, { personId: of.person.id, offer }),
    send: deed('sending', nothing),
    leave: deed('leave'),
    door: put('door', { isClosed: true }),
    knock: put('knock', { isKnocking: true }),
    answer: ({ token }: Actor, groupCallId: number, who: Actor, isLetIn = true) =>
      app.call('POST /api/group-calls/:groupCallId/knocks/:knockerId/answer', {
        token,
        params: { groupCallId, knockerId: who.person.id },
        body: { isLetIn },
      }),
    silence: order('silence'),
    remove: order('remove'),
    listed,
    ringing: async ({ token }: Actor) =>
      ((await app.call('GET /api/group-calls/ringing', { token })).body as CurrentGroup).call,
    past: async ({ token }: Actor, conversationId: number) =>
      (await app.call('GET /api/group-calls/past', { token, query: { conversationId } }))
        .body as PastGroupCall[],
    /** Begun by the first, joined by the others. */
    begun: async (conversationId: number, by: Actor, others: readonly Actor[] = []) => {
      const { id } = callOf(await start(by, conversationId));
      for (const one of others) await join(one, id);
      return id;
    },
    /** Who is in any call this person could join. */
    nowIn: async (seenBy: Actor) => (await listed(seenBy)).calls.flatMap(names),
  };
}
