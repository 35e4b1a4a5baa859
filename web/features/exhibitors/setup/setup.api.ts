import type {
  Decision,
  ExhibitorMove,
  ExhibitorRules,
  ExhibitorUpdate,
  NewExhibitor,
  Review,
  Tier,
  TierRulesInput,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readSetup = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/exhibitors', { params: { eventId }, signal });

export const readApplications = (eventId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/exhibitor-applications', { params: { eventId }, signal });

export const addExhibitor = (eventId: number, body: NewExhibitor) =>
  call('POST /api/events/:eventId/exhibitors', { params: { eventId }, body });

export interface Which {
  eventId: number;
  exhibitorId: number;
}

export const changeExhibitor = (params: Which, body: ExhibitorUpdate) =>
  call('PATCH /api/events/:eventId/exhibitors/:exhibitorId', { params, body });

export const moveExhibitor = (params: Which, body: ExhibitorMove) =>
  call('POST /api/events/:eventId/exhibitors/:exhibitorId/move', { params, body });

export const removeExhibitor = (params: Which) =>
  call('DELETE /api/events/:eventId/exhibitors/:exhibitorId', { params });

export const setTierRules = (eventId: number, tier: Tier, body: TierRulesInput) =>
  call('PUT /api/events/:eventId/exhibitor-tiers/:tier', { params: { eventId, tier }, body });

export const setRules = (eventId: number, body: ExhibitorRules) =>
  call('PUT /api/events/:eventId/exhibitor-rules', { params: { eventId }, body });

export const remind = (eventId: number, ids: number[]) =>
  call('POST /api/events/:eventId/exhibitors/reminders', { params: { eventId }, body: { ids } });

export const reviewDraft = (params: Which, body: Review) =>
  call('POST /api/events/:eventId/exhibitors/:exhibitorId/review', { params, body });

export const decide = (eventId: number, applicationId: number, body: Decision) =>
  call('POST /api/events/:eventId/exhibitor-applications/:applicationId/decision', {
    params: { eventId, applicationId },
    body,
  });
