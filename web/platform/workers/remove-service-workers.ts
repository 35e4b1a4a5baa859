export const pushWorker = '/push-worker.js';

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean => {
  const worker = active ?? waiting ?? installing;
  // One that is just being made has none yet: an old one was made long ago.
  return worker === null || new URL(worker.scriptURL).pathname === pushWorker;
};

/**
 * An earlier product at this address may have left one that serves stale files for ever. Ours shows
 * what is pushed and serves nothing: it stays.
 */
export async function removeServiceWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const old = registrations.filter((registration) => !isOurs(registration));
  await Promise.all(old.map((registration) => registration.unregister()));
}
