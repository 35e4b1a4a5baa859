import type { Notification } from '@plenum/contract';

/** Not again what is counted on, nor what is told of the very page one is looking at. */
export const isWorthSaying = ({ count, link }: Notification, path: string): boolean =>
  count === 1 && link.split(/[?#]/)[0] !== path;
