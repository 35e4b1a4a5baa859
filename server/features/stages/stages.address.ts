import type { StageSource } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';

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

/** A studio has no address; another source has one that browsers are let to. */
export function refuseUnusable(
  source: StageSource,
  address: string | null,
  streamOrigins: readonly string[],
): void {
  const fault = faultOf(source, address, streamOrigins);
  if (fault) throw problem('invalid', { errors: [{ path: '/address', message: fault }] });
}

function faultOf(source: StageSource, address: string | null, streamOrigins: readonly string[]) {
  if (source === 'studio') return address === null ? null : 'belongs to another source';
  if (address === null || !URL.canParse(address)) return 'is no web address';
  const { hostname, origin } = new URL(address);
  if (source === 'embed') return players.has(hostname) ? null : 'is no player that is let in';
  return streamOrigins.includes(origin) ? null : 'is at no host that STREAM_ORIGINS names';
}
