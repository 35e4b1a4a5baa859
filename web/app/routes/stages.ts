import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const loadLiveEvent = () => import('../../pages/stage/live-event-page.tsx');
const loadConsole = () => import('../../pages/stage/live-conference-page.tsx');

/** The picture is what people come for: what shows it is asked for together with the page, and again where that fails. */
const loadPlayer = () =>
  void Promise.all([
    import('hls.js/light'),
    import('../../features/stages/corner/corner-layer.tsx'),
  ]).catch(() => undefined);

const isId = (id: unknown): id is string => typeof id === 'string' && /^[1-9]\d{0,14}$/.test(id);
const isSecond = (at: unknown): at is string =>
  typeof at === 'string' && /^\d{1,6}(\.\d{1,3})?$/.test(at);

interface LiveEventSearch {
  /** Which stage is watched; without it, one that is live. */
  stage?: string;
  /** What is watched again, and where it begins. */
  recording?: string;
  at?: string;
}

const readSearch = ({ stage, recording, at }: Record<string, unknown>): LiveEventSearch => ({
  ...(isId(stage) && { stage }),
  ...(isId(recording) && { recording, ...(isSecond(at) && { at }) }),
});

const liveEventRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/live-event',
  validateSearch: readSearch,
  loader: () => {
    loadPlayer();
    return Promise.all([
      loadLiveEvent().then(({ readLiveEvent }) => readLiveEvent()),
      loadTexts('stages', 'questions', 'polls', 'chat', 'program', 'lobby'),
    ]);
  },
  component: lazyRouteComponent(loadLiveEvent, 'LiveEventPage'),
});

const liveConferenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/live-conference',
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('stages', 'questions', 'polls', 'chat', 'program'),
  component: lazyRouteComponent(loadConsole, 'LiveConferencePage'),
});

const studioRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/live-conference/studio/$stageId',
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('stages', 'program'),
  component: lazyRouteComponent(loadConsole, 'StudioPage'),
});

export const stagesRoutes = [liveEventRoute, liveConferenceRoute, studioRoute] as const;
