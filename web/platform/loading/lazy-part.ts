import { type ComponentType, lazy } from 'react';
import { patiently } from './patiently.ts';

/**
 * For parts of the frame: one whose file cannot be had now comes when it can, and the page around
 * it stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await patiently(load) }));
