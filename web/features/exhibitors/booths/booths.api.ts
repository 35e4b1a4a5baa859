import type { BoothUpdate, StaffInput } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';

type Watch = Parameters<SendPicture>[1];
export type PicturePlace = 'logo' | 'banner';

export const readBooth = (exhibitorId: number, signal: AbortSignal) =>
  call('GET /api/booths/:exhibitorId', { params: { exhibitorId }, signal });

export const readAsks = (exhibitorId: number, signal: AbortSignal) =>
  call('GET /api/booths/:exhibitorId/asks', { params: { exhibitorId }, signal });

export const answer = (exhibitorId: number, askId: number, text: string) =>
  call('POST /api/booths/:exhibitorId/asks/:askId/answer', {
    params: { exhibitorId, askId },
    body: { text },
  });

/** What a booth can be linked to: the published sessions of its event. */
export const sessionsOptions = (slug: string) =>
  queryOptions({
    queryKey: ['exhibitors', 'sessions', slug],
    queryFn: async ({ signal }) =>
      (await call('GET /api/e/:slug/program', { params: { slug }, signal })).sessions,
    staleTime: 60_000,
    retry: false,
  });

export const changeBooth = (exhibitorId: number, body: BoothUpdate) =>
  call('PATCH /api/booths/:exhibitorId', { params: { exhibitorId }, body });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const savePicture = (exhibitorId: number, place: PicturePlace, body: Blob, watch: Watch) =>
  call('PUT /api/booths/:exhibitorId/pictures/:place', {
    params: { exhibitorId, place },
    body,
    ...watch,
  });

export const removePicture = (exhibitorId: number, place: PicturePlace) =>
  call('DELETE /api/booths/:exhibitorId/pictures/:place', { params: { exhibitorId, place } });

export const saveProductPicture = (
  exhibitorId: number,
  productId: string,
  body: Blob,
  watch: Watch,
) =>
  call('PUT /api/booths/:exhibitorId/products/:productId/picture', {
    params: { exhibitorId, productId },
    body,
    ...watch,
  });

export const addDocument = (
  exhibitorId: number,
  file: File,
  watch: { onProgress: (share: number) => void },
) =>
  call('POST /api/booths/:exhibitorId/documents', {
    params: { exhibitorId },
    query: { name: file.name.slice(0, 200) },
    body: file,
    ...watch,
  });

export const removeDocument = (exhibitorId: number, documentId: string) =>
  call('DELETE /api/booths/:exhibitorId/documents/:documentId', {
    params: { exhibitorId, documentId },
  });

export const inviteStaff = (exhibitorId: number, body: StaffInput) =>
  call('POST /api/booths/:exhibitorId/staff', { params: { exhibitorId }, body });

export const removeStaff = (exhibitorId: number, personId: number) =>
  call('DELETE /api/booths/:exhibitorId/staff/:personId', { params: { exhibitorId, personId } });

export const takeInvitationBack = (exhibitorId: number, invitedId: number) =>
  call('DELETE /api/booths/:exhibitorId/invited/:invitedId', {
    params: { exhibitorId, invitedId },
  });
