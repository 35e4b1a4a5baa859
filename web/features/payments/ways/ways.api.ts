import type { PayPage, WaySettings, WaySettingsUpdate } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { newKey } from '../../../platform/new-key.ts';

export const readWays = (signal: AbortSignal): Promise<WaySettings> =>
  call('GET /api/payments/ways', { signal });

export const changeWays = (body: WaySettingsUpdate): Promise<WaySettings> =>
  call('PATCH /api/payments/ways', { body, idempotencyKey: newKey() });

/** As its payer opens it. */
export async function readPayLink(invoiceId: number, isNew: boolean): Promise<string> {
  const { path } = await call('POST /api/payments/links', { body: { invoiceId, isNew } });
  return new URL(path, globalThis.location.origin).href;
}

export const downloadByLink = (token: string): Promise<void> =>
  download('GET /api/pay/:token/invoice', { params: { token }, query: {} });

export const readPayPage = (token: string, signal: AbortSignal): Promise<PayPage> =>
  call('GET /api/pay/:token', { params: { token }, signal });
