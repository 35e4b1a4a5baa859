import '@fontsource-variable/inter/wght.css';
import './ui/styles/ground.css';
import './ui/styles/core.css';
import 'virtual:theme-variables.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/opening.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { openInside, router } from './app/router.tsx';
import { isPublicPath } from './platform/app-home.ts';
import { showColourScheme } from './platform/look/colour-scheme.ts';
import { deviceSettings } from './platform/device-settings.ts';
import { haveFilesToFetch, watchLostFiles } from './platform/loading/lost-files.ts';
import { loadTexts } from './platform/i18n/texts.ts';
import { removeServiceWorkers } from './platform/workers/remove-service-workers.ts';
import { session } from './platform/session/session.ts';
import { offerStyleNonce } from './platform/look/style-nonce.ts';

async function loadFirstPage(): Promise<void> {
  // Public pages wait for nothing that only signed-in people need.
  if (session.get() && !isPublicPath(location.pathname)) {
    // Whoever is signed in needs both: one wait instead of two.
    void import('./app/shells/signed-in-shell.tsx');
    await openInside();
  }
  await router.load();
}

/** Not awaited at the top: pages that load later import from this file, and would wait for it. */
async function start(root: Element): Promise<void> {
  showColourScheme();
  document.documentElement.dir = deviceSettings.direction.get();
  offerStyleNonce();
  watchLostFiles();
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged && haveFilesToFetch()) location.reload();
  });
  await Promise.all([loadTexts('shell'), loadFirstPage()]);
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
  await removeServiceWorkers();
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');
void start(root);
