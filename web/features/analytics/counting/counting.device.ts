import type { ViewingDevice } from '@plenum/contract';

const widestPhone = 600;

/** In three steps: more would help to find somebody again. */
export function deviceInUse(): ViewingDevice {
  if (!matchMedia('(pointer: coarse)').matches) return 'desk';
  return Math.min(screen.width, screen.height) < widestPhone ? 'phone' : 'tablet';
}

/** The host alone of where somebody came from; empty for pages of ours, and where it is not told. */
export function sourceOf(referrer: string, own: string): string {
  if (!URL.canParse(referrer)) return '';
  const { hostname, protocol, host } = new URL(referrer);
  const isForeign = protocol.startsWith('http') && host !== own;
  return isForeign && /^[a-z0-9.-]{1,253}$/.test(hostname) ? hostname : '';
}

interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export const wishesNot = ({ globalPrivacyControl, doNotTrack }: Wishes): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
