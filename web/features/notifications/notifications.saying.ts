import type { Notification } from '@plenum/contract';

/** Not again what is counted on, nor what is said in the very conversation one is looking at. */
export const isWorthSaying = ({ kind, count, link }: Notification, path: string): boolean =>
  count === 1 && !(kind.startsWith('chat.') && link.split(/[?#]/)[0] === path);
