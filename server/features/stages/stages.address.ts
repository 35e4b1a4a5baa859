import type { StageFallback, StageSource } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { isSent } from './stages.rows.ts';

/** Whose players may stand in a page of ours; the page's own policy names the same. */
const players = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
]);

/** What is not sent here has an address that browsers are let to. */
export function refuseUnusable(
  source: StageSource,
  address: string | null,
  streamOrigins: readonly string[],
): void {
  const fault = faultOf(source, address, streamOrigins);
  if (fault) throw problem('invalid', { errors: [{ path: '/address', message: fault }] });
}

/** What is shown instead is let in as what a stage shows; the recording it names is found elsewhere. */
export function refuseUnusableFallback(
  { kind, address, runId }: StageFallback,
  streamOrigins: readonly string[],
): void {
  if (kind !== 'recording') {
    const fault = faultOf(kind, address, streamOrigins);
    if (fault) throw problem('invalid', { errors: [{ path: '/fallback', message: fault }] });
  } else if (runId === null) {
    throw problem('invalid', { errors: [{ path: '/fallback', message: 'is missing' }] });
  }
}

function faultOf(source: StageSource, address: string | null, streamOrigins: readonly string[]) {
  if (isSent(source)) return null;
  if (address === null || !URL.canParse(address)) return 'is no web address';
  const { hostname, origin } = new URL(address);
  if (source === 'embed') return players.has(hostname) ? null : 'is no player that is let in';
  return streamOrigins.includes(origin) ? null : 'is at no host that STREAM_ORIGINS names';
}
