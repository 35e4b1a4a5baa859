import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';

export const eventsOnlineRoutes = {
  'GET /api/events/:eventId/online': {
    summary: 'How many people of the organisation have a window open; a few seconds old',
    access: 'signed-in',
    params: Type.Object({ eventId: Id('events.event') }),
    replies: { 200: Type.Object({ people: Type.Integer() }) },
  },
} as const satisfies RouteTable;
