import { patiently } from './patiently.ts';

let canComeAnew = false;
/** Once for all files that are lost meanwhile. */
let asking: Promise<void> | undefined;

export async function askServer(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok) throw new Error('The server has no files to give.');
}

/** By what was thrown for a file of code that could not be had: when somebody can be asked for it again. */
export const lostFiles = new WeakMap<object, Promise<void>>();

/**
 * Some browsers remember for as long as a page is open that a file of code could not be had. The next
 * page is fetched whole then, as soon as there is somebody to fetch it from.
 */
export function watchLostFiles(): void {
  globalThis.addEventListener('vite:preloadError', ({ payload }) => {
    // At the browser's own words the router loads the page anew: without a server there is none.
    payload.message = `Lost: ${payload.message}`;
    asking ??= patiently(askServer).then(() => {
      canComeAnew = true;
      asking = undefined;
    });
    lostFiles.set(payload, asking);
  });
}

export const haveFilesToFetch = (): boolean => canComeAnew && navigator.onLine;
