import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readChatSearch } from '../../features/chat/chat.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const livePage = lazyRouteComponent(() => import('../../pages/live-chat-page.tsx'), 'LiveChatPage');
const cometPage = lazyRouteComponent(
  () => import('../../pages/comet-chat-page.tsx'),
  'CometChatPage',
);
const loader = () => loadTexts('chat');

const liveRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/live-chat',
  loader,
  component: livePage,
});

const channelRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/live-chat/$conversationId',
  validateSearch: readChatSearch,
  beforeLoad: ({ params }) => onlyIds(params.conversationId),
  loader,
  component: livePage,
});

const cometRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/comet-chat',
  loader: () => loadTexts('chat', 'calls'),
  component: cometPage,
});

const privateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/comet-chat/$conversationId',
  validateSearch: readChatSearch,
  beforeLoad: ({ params }) => onlyIds(params.conversationId),
  loader: () => loadTexts('chat', 'calls'),
  component: cometPage,
});

/** Open channels of the event, and private conversations. */
export const chatRoutes = [liveRoute, channelRoute, cometRoute, privateRoute] as const;
