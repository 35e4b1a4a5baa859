import type {
  BadgeFilter,
  BadgeLayout,
  BadgeLayoutUpdate,
  BadgePreview,
  BadgeRun,
  BadgeSetup,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readBadges = (eventId: number, signal?: AbortSignal): Promise<BadgeSetup> =>
  call('GET /api/events/:eventId/badges', { params: { eventId }, ...(signal && { signal }) });

export const saveBadges = (eventId: number, body: BadgeLayoutUpdate): Promise<BadgeSetup> =>
  call('PUT /api/events/:eventId/badges', {
    params: { eventId },
    body,
    idempotencyKey: newKey(),
  });

export interface Previewed {
  eventId: number;
  layout: BadgeLayout;
  /** Null: nobody is coming yet. */
  placeId: number | null;
}

export const drawBadge = (
  { eventId, ...body }: Previewed,
  signal: AbortSignal,
): Promise<BadgePreview> =>
  call('POST /api/events/:eventId/badges/preview', { params: { eventId }, body, signal });

export const readRun = (
  eventId: number,
  query: BadgeFilter,
  signal: AbortSignal,
): Promise<BadgeRun> =>
  call('GET /api/events/:eventId/badges/run', { params: { eventId }, query, signal });

export const printRun = (eventId: number, query: BadgeFilter): Promise<void> =>
  download('GET /api/events/:eventId/badges/print', { params: { eventId }, query });

export const printPlace = (placeId: number): Promise<void> =>
  download('GET /api/places/:placeId/badge', { params: { placeId } });
