import { type ComponentType, lazy } from 'react';
import { askServer } from './lost-files.ts';
import { patiently } from './patiently.ts';

/**
 * For parts of the frame: one whose file cannot be had now comes when it can, and the page around
 * it stays.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    // The moment a connection comes back the first question may still be lost, and with it the file for good.
    if (!navigator.onLine) await patiently(askServer);
    return { default: await patiently(load) };
  });
