import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import { MemberViews, PublicViews } from './analytics.counting.schema.ts';

export const analyticsCountingRoutes = {
  'POST /api/e/:slug/views': {
    summary: 'Count which public pages were opened; the answer is empty',
    access: 'public',
    repeats: 'same',
    limit: 'count',
    params: Type.Object({ slug: Slug }),
    body: PublicViews,
    replies: { 202: Empty },
  },
  'POST /api/views': {
    summary: 'Count which screens were opened; those of organisers are not counted',
    access: 'signed-in',
    repeats: 'same',
    limit: 'count',
    whileActing: true,
    body: MemberViews,
    replies: { 202: Empty },
  },
} as const satisfies RouteTable;
