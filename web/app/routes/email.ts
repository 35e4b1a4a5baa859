import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { emailFolders, emailLabels, readEmailSearch } from '../../features/email/email.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

/** One screen over all folders and mails: the list stays where it is while one reads. */
const emailRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/email',
  validateSearch: readEmailSearch,
  loader: () => loadTexts('email', 'compose', 'addressees'),
  component: lazyRouteComponent(() => import('../../pages/email-page.tsx'), 'EmailPage'),
});

const onlyKnown = (known: readonly string[], name: string) => {
  if (!known.includes(name)) notFound({ throw: true });
};

const homeRoute = createRoute({
  getParentRoute: () => emailRoute,
  path: '/',
  beforeLoad: ({ search }) => {
    redirect({ to: '/apps/email/$folder', params: { folder: 'inbox' }, search, throw: true });
  },
});

const folderRoute = createRoute({
  getParentRoute: () => emailRoute,
  path: '$folder',
  beforeLoad: ({ params }) => onlyKnown(emailFolders, params.folder),
});

const mailRoute = createRoute({
  getParentRoute: () => emailRoute,
  path: '$folder/$emailId',
  beforeLoad: ({ params }) => {
    onlyKnown(emailFolders, params.folder);
    onlyIds(params.emailId);
  },
});

const labelRoute = createRoute({
  getParentRoute: () => emailRoute,
  path: 'label/$label',
  beforeLoad: ({ params }) => onlyKnown(emailLabels, params.label),
});

const labelMailRoute = createRoute({
  getParentRoute: () => emailRoute,
  path: 'label/$label/$emailId',
  beforeLoad: ({ params }) => {
    onlyKnown(emailLabels, params.label);
    onlyIds(params.emailId);
  },
});

export const emailRoutes = emailRoute.addChildren([
  homeRoute,
  folderRoute,
  mailRoute,
  labelRoute,
  labelMailRoute,
]);
