import type { PackageInput, PackageUpdate, SponsorInput, SponsorUpdate } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';
import { delivery } from './sponsors.live.ts';

/** People look while one reads: it is read again now and then. */
export const deliveryOptions = (eventId: number) => ({
  ...delivery.options(eventId),
  refetchInterval: 30_000,
  refetchOnWindowFocus: true,
});

export const exportDelivery = (eventId: number) =>
  download('GET /api/events/:eventId/sponsor-delivery.csv', { params: { eventId } });

export const addSponsor = (eventId: number, body: SponsorInput) =>
  call('POST /api/events/:eventId/sponsors', { params: { eventId }, body });

export const changeSponsor = (eventId: number, sponsorId: number, body: SponsorUpdate) =>
  call('PATCH /api/events/:eventId/sponsors/:sponsorId', { params: { eventId, sponsorId }, body });

export const moveSponsor = (eventId: number, sponsorId: number, beforeId: number | null) =>
  call('POST /api/events/:eventId/sponsors/:sponsorId/move', {
    params: { eventId, sponsorId },
    body: { beforeId },
  });

export const removeSponsor = (eventId: number, sponsorId: number) =>
  call('DELETE /api/events/:eventId/sponsors/:sponsorId', { params: { eventId, sponsorId } });

export const logoRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const saveLogo = (
  eventId: number,
  sponsorId: number,
  body: Blob,
  watch: Parameters<SendPicture>[1],
) =>
  call('PUT /api/events/:eventId/sponsors/:sponsorId/logo', {
    params: { eventId, sponsorId },
    body,
    ...watch,
  });

export const removeLogo = (eventId: number, sponsorId: number) =>
  call('DELETE /api/events/:eventId/sponsors/:sponsorId/logo', { params: { eventId, sponsorId } });

export const addPackage = (eventId: number, body: PackageInput) =>
  call('POST /api/events/:eventId/sponsor-packages', { params: { eventId }, body });

export const changePackage = (eventId: number, packageId: number, body: PackageUpdate) =>
  call('PATCH /api/events/:eventId/sponsor-packages/:packageId', {
    params: { eventId, packageId },
    body,
  });

export const movePackage = (eventId: number, packageId: number, beforeId: number | null) =>
  call('POST /api/events/:eventId/sponsor-packages/:packageId/move', {
    params: { eventId, packageId },
    body: { beforeId },
  });

export const removePackage = (eventId: number, packageId: number) =>
  call('DELETE /api/events/:eventId/sponsor-packages/:packageId', {
    params: { eventId, packageId },
  });

export const drawSeed = (eventId: number) =>
  call('POST /api/events/:eventId/sponsor-rotation/seed', { params: { eventId } });

export const setSeconds = (eventId: number, seconds: number) =>
  call('PUT /api/events/:eventId/sponsor-rotation', { params: { eventId }, body: { seconds } });
