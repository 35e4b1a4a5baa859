import { patiently } from './patiently.ts';

let canComeAnew = false;

async function askServer(): Promise<void> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok) throw new Error('The server has no files to give.');
}

/**
 * Some browsers remember for as long as a page is open that a file of code could not be had. The next
 * page is fetched whole then, as soon as there is somebody to fetch it from.
 */
export function watchLostFiles(): void {
  globalThis.addEventListener('vite:preloadError', () => {
    void patiently(askServer).then(() => (canComeAnew = true));
  });
}

export const haveFilesToFetch = (): boolean => canComeAnew && navigator.onLine;
