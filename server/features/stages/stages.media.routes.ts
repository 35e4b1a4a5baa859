import type { stagesMediaRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { askMedia } from './stages.media.ts';
import { takePiece } from './stages.taking.ts';

/** The pass is looked at where the picture is: what it lets in is handed on as it is. */
export const stagesMediaHandlers = (work: Work): Handlers<typeof stagesMediaRoutes> => {
  const film = async (name: string, path: string, isForEver: boolean) => ({
    name,
    content: await askMedia(work, { method: 'GET', path }),
    isForEver,
  });
  const list = async (path: string) => film('live.m3u8', path, false);
  return {
    'POST /live/:pass/:piece': async ({ received: { params, body } }) => ({
      status: 200,
      body: await takePiece(work, params.pass, params.piece, body),
    }),
    'GET /live/:pass/live.m3u8': ({ received: { params, query } }) => {
      const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      return list(`/live/${params.pass}/live.m3u8?${asked.join('&')}`);
    },
    'GET /live/:pass/plain.m3u8': ({ received: { params } }) =>
      list(`/live/${params.pass}/plain.m3u8`),
    'GET /live/:pass/recording.m3u8': ({ received: { params } }) =>
      list(`/live/${params.pass}/recording.m3u8`),
    'GET /live/:pass/films/:film': ({ received: { params } }) =>
      film('film.mp4', `/live/${params.pass}/films/${params.film}`, true),
    'GET /live/:pass/pieces/:from/:to': ({ received: { params } }) =>
      film('piece.mp4', `/live/${params.pass}/pieces/${params.from}/${params.to}`, true),
    'GET /live/:pass/films/:film/whole': ({ received: { params } }) =>
      film('recording.mp4', `/live/${params.pass}/films/${params.film}/whole`, false),
  };
};
