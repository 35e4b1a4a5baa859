import type { stagesMediaRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { askMedia } from './stages.media.ts';
import { watchPasses } from './stages.pass.ts';
import { takePiece } from './stages.taking.ts';

const asked = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

/** The pass is looked at where the picture is: what it lets in is handed on as it is. */
export const stagesMediaHandlers = (work: Work): Handlers<typeof stagesMediaRoutes> => {
  const letIn = watchPasses(work);
  const film = async (pass: string, name: string, path: string, isForEver = false) => {
    await letIn(pass);
    const content = await askMedia(work, { method: 'GET', path: `/live/${pass}/${path}` });
    return { name, content, isForEver };
  };
  return {
    'POST /live/:pass/:piece': async ({ received: { params, body } }) => ({
      status: 200,
      body: await takePiece(work, params.pass, params.piece, body),
    }),
    'GET /live/:pass/live.m3u8': ({ received: { params, query } }) =>
      film(params.pass, 'live.m3u8', `live.m3u8?${asked(query)}`),
    'GET /live/:pass/plain.m3u8': ({ received: { params } }) =>
      film(params.pass, 'live.m3u8', 'plain.m3u8'),
    'GET /live/:pass/recording.m3u8': ({ received: { params } }) =>
      film(params.pass, 'live.m3u8', 'recording.m3u8'),
    'GET /live/:pass/films/:film': ({ received: { params } }) =>
      film(params.pass, 'film.mp4', `films/${params.film}`, true),
    'GET /live/:pass/pieces/:from/:to': ({ received: { params } }) =>
      film(params.pass, 'piece.mp4', `pieces/${params.from}/${params.to}`, true),
    'GET /live/:pass/sound/live.m3u8': ({ received: { params, query } }) =>
      film(params.pass, 'live.m3u8', `sound/live.m3u8?${asked(query)}`),
    'GET /live/:pass/sound/plain.m3u8': ({ received: { params } }) =>
      film(params.pass, 'live.m3u8', 'sound/plain.m3u8'),
    'GET /live/:pass/sound/recording.m3u8': ({ received: { params } }) =>
      film(params.pass, 'live.m3u8', 'sound/recording.m3u8'),
    'GET /live/:pass/sound/films/:film': ({ received: { params } }) =>
      film(params.pass, 'film.mp4', `sound/films/${params.film}`, true),
    'GET /live/:pass/sound/pieces/:from/:to': ({ received: { params } }) =>
      film(params.pass, 'piece.mp4', `sound/pieces/${params.from}/${params.to}`, true),
    'GET /live/:pass/films/:film/whole': ({ received: { params } }) =>
      film(params.pass, 'recording.mp4', `films/${params.film}/whole`),
  };
};
