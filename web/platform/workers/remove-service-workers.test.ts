import { afterEach, expect, test, vi } from 'vitest';
import { removeServiceWorkers } from './remove-service-workers.ts';

afterEach(() => vi.unstubAllGlobals());

const aRegistration = (path: string, state: 'active' | 'waiting' | 'installing' = 'active') => ({
  active: null,
  waiting: null,
  installing: null,
  [state]: { scriptURL: `https://plenum.example${path}` },
  unregister: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
});

test('an old one goes, and ours stays whatever it is at', async () => {
  const old = [aRegistration('/sw.js'), aRegistration('/old/push-worker.js')];
  const ours = [
    aRegistration('/push-worker.js'),
    aRegistration('/push-worker.js', 'installing'),
    { ...aRegistration('/push-worker.js'), active: null },
  ];
  const getRegistrations = () => Promise.resolve([...old, ...ours]);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  await removeServiceWorkers();
  expect(old.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 1]);
  expect(ours.map(({ unregister }) => unregister.mock.calls.length)).toEqual([0, 0, 0]);
});

test('a browser without any goes on', async () => {
  vi.stubGlobal('navigator', {});
  await expect(removeServiceWorkers()).resolves.toBeUndefined();
});
