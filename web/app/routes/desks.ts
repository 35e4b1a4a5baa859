import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readInboxSearch } from '../../features/chat/desks/desks.places.ts';
import { readTemplateSearch } from '../../features/chat/template/template.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const adminChatPage = lazyRouteComponent(
  () => import('../../pages/admin-chat-page.tsx'),
  'AdminChatPage',
);

const adminChatRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin-chat',
  validateSearch: readInboxSearch,
  loader: () => loadTexts('desks', 'chat', 'help', 'table'),
  component: adminChatPage,
});

const requestRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin-chat/$conversationId',
  validateSearch: readInboxSearch,
  beforeLoad: ({ params }) => onlyIds(params.conversationId),
  loader: () => loadTexts('desks', 'chat', 'help', 'table'),
  component: adminChatPage,
});

const inboxRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/booths/$exhibitorId/inbox',
  validateSearch: readInboxSearch,
  beforeLoad: ({ params }) => onlyIds(params.exhibitorId),
  loader: () => loadTexts('desks', 'chat', 'calls', 'booth', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/booth-inbox-page.tsx'),
    'BoothInboxPage',
  ),
});

const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/chat',
  validateSearch: readTemplateSearch,
  loader: () => loadTexts('desks'),
  component: lazyRouteComponent(
    () => import('../../pages/template-chat-page.tsx'),
    'TemplateChatPage',
  ),
});

/** Conversations that somebody sees to, and the template's chat. */
export const desksRoutes = [adminChatRoute, requestRoute, inboxRoute, templateRoute] as const;
