import type {
  Kiosk,
  KioskCheckInput,
  KioskFace,
  KioskInput,
  KioskList,
  KioskResult,
} from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readKiosks = (eventId: number, signal?: AbortSignal): Promise<KioskList> =>
  call('GET /api/events/:eventId/kiosks', { params: { eventId }, ...(signal && { signal }) });

export const addKiosk = (eventId: number, body: KioskInput): Promise<Kiosk> =>
  call('POST /api/events/:eventId/kiosks', {
    params: { eventId },
    body,
    idempotencyKey: newKey(),
  });

export const endKiosk = (kioskId: number): Promise<unknown> =>
  call('DELETE /api/kiosks/:kioskId', { params: { kioskId }, idempotencyKey: newKey() });

export const readFace = (token: string, signal: AbortSignal): Promise<KioskFace> =>
  call('GET /api/kiosk/:token', { params: { token }, signal });

const patienceMs = 10_000;

export const checkAtKiosk = (token: string, body: KioskCheckInput): Promise<KioskResult> =>
  call('POST /api/kiosk/:token/check-ins', {
    params: { token },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });

export const printAtKiosk = (token: string, key: string): Promise<void> =>
  download('GET /api/kiosk/:token/check-ins/:key/badge', { params: { token, key } });
