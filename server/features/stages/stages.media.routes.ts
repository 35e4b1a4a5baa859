import type { stagesMediaRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { openCrowd, type Wanted } from './crowd/crowd.once.ts';
import { askMedia } from './stages.media.ts';
import { watchPasses } from './stages.pass.ts';
import { takePiece } from './stages.taking.ts';

type Kind = Wanted['kind'];

const asked = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

/** What everybody wants who watches the same is fetched once; for others it is handed on as it is. */
export const stagesMediaHandlers = (work: Work): Handlers<typeof stagesMediaRoutes> => {
  const letIn = watchPasses(work);
  const share = openCrowd(work);
  const film = async (pass: string, name: string, path: string, kind: Kind = 'piece') => {
    const run = await letIn(pass);
    const isForEver = kind === 'piece';
    if (run) return { name, bytes: await share({ run, pass, path, kind }), isForEver };
    const content = await askMedia(work, { method: 'GET', path: `/live/${pass}/${path}` });
    return { name, content, isForEver };
  };
  const live = (pass: string, path: string, query: Readonly<Record<string, unknown>>) =>
    film(pass, 'live.m3u8', `${path}?${asked(query)}`, '_HLS_msn' in query ? 'held' : 'list');
  const list = (pass: string, path: string) => film(pass, 'live.m3u8', path, 'list');
  return {
    'POST /live/:pass/:piece': async ({ received: { params, body } }) => ({
      status: 200,
      body: await takePiece(work, params.pass, params.piece, body),
    }),
    'GET /live/:pass/live.m3u8': ({ received: { params, query } }) =>
      live(params.pass, 'live.m3u8', query),
    'GET /live/:pass/plain.m3u8': ({ received: { params } }) => list(params.pass, 'plain.m3u8'),
    'GET /live/:pass/recording.m3u8': ({ received: { params } }) =>
      list(params.pass, 'recording.m3u8'),
    'GET /live/:pass/films/:film': ({ received: { params } }) =>
      film(params.pass, 'film.mp4', `films/${params.film}`),
    'GET /live/:pass/pieces/:from/:to': ({ received: { params } }) =>
      film(params.pass, 'piece.mp4', `pieces/${params.from}/${params.to}`),
    'GET /live/:pass/sound/live.m3u8': ({ received: { params, query } }) =>
      live(params.pass, 'sound/live.m3u8', query),
    'GET /live/:pass/sound/plain.m3u8': ({ received: { params } }) =>
      list(params.pass, 'sound/plain.m3u8'),
    'GET /live/:pass/sound/recording.m3u8': ({ received: { params } }) =>
      list(params.pass, 'sound/recording.m3u8'),
    'GET /live/:pass/sound/films/:film': ({ received: { params } }) =>
      film(params.pass, 'film.mp4', `sound/films/${params.film}`),
    'GET /live/:pass/sound/pieces/:from/:to': ({ received: { params } }) =>
      film(params.pass, 'piece.mp4', `sound/pieces/${params.from}/${params.to}`),
    'GET /live/:pass/films/:film/whole': ({ received: { params } }) =>
      film(params.pass, 'recording.mp4', `films/${params.film}/whole`, 'list'),
  };
};
