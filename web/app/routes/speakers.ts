import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readSpeakersSearch, speakerPlaces } from '../../features/speakers/speakers.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const speakersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/speakers/$place',
  staticData: { needs: ['manage', 'all'] },
  validateSearch: readSpeakersSearch,
  beforeLoad: ({ params }) => {
    if (!speakerPlaces.some((place) => place === params.place)) notFound({ throw: true });
  },
  loader: () => loadTexts('speakers', 'shown-speakers', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/office/speakers-page.tsx'),
    'SpeakersPage',
  ),
});

const loadProgramPages = () => import('../../pages/venue/program-speakers-page.tsx');

const programSpeakersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/conference-program/speakers',
  loader: () => loadTexts('shown-speakers'),
  component: lazyRouteComponent(loadProgramPages, 'ProgramSpeakersPage'),
});

const programSpeakerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/conference-program/speakers/$speakerId',
  loader: () => loadTexts('shown-speakers'),
  component: lazyRouteComponent(loadProgramPages, 'ProgramSpeakerPage'),
});

/** For organisers their speakers; for everyone who takes part those who are shown. */
export const speakersRoutes = [speakersRoute, programSpeakersRoute, programSpeakerRoute] as const;
