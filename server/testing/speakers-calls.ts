import type { NewSpeaker, PublicSpeakers, Speaker } from '@plenum/contract';
import type { Actor } from './builders.ts';
import type { CallInput, TestApp } from './test-app.ts';

/** The calls of an organiser about the speakers of an event. */
export function speakersCalls(app: () => TestApp, by: () => Actor, eventId: () => number) {
  const about = (speakerId?: number) => ({ eventId: eventId(), speakerId });
  const call = (key: Parameters<TestApp['call']>[0], input: CallInput) =>
    app().call(key, { token: by().token, ...input });
  const add = (body: unknown) =>
    call('POST /api/events/:eventId/speakers', { params: about(), body });
  const list = async (query = {}) =>
    (await call('GET /api/events/:eventId/speakers', { params: about(), query })).body as Speaker[];
  return {
    add,
    list,
    added: async (name: string, fields: Partial<NewSpeaker> = {}) =>
      (await add({ kind: 'speaker', name, ...fields })).body as Speaker,
    names: async (query = {}) => (await list(query)).map(({ name }) => name),
    change: (id: number, body: object) =>
      call('PATCH /api/events/:eventId/speakers/:speakerId', { params: about(id), body }),
    remove: (id: number) =>
      call('DELETE /api/events/:eventId/speakers/:speakerId', { params: about(id) }),
    move: (id: number, beforeId: number | null) =>
      call('POST /api/events/:eventId/speakers/:speakerId/move', {
        params: about(id),
        body: { beforeId },
      }),
    mail: (id: number) =>
      call('POST /api/events/:eventId/speakers/:speakerId/invitation', { params: about(id) }),
    shown: async () => {
      const event = await call('GET /api/events/:eventId', { params: about() });
      const { slug } = event.body as { slug: string };
      const answer = await app().call('GET /api/e/:slug/speakers', { params: { slug } });
      return answer.body as PublicSpeakers;
    },
  };
}
