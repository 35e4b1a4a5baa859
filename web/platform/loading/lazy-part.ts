import { type ComponentType, lazy } from 'react';
import { askServer } from './lost-files.ts';
import { patiently } from './patiently.ts';

/** One whose file cannot be had now comes when it can. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The moment a connection comes back the first question may still be lost, and with it the file for good.
  if (!navigator.onLine) await patiently(askServer);
  return patiently(load);
}

/** For parts of the frame: the page around them stays. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }));
