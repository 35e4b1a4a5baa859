import { createRootRoute } from '@tanstack/react-router';
import { leaveForHome } from '../../platform/app-home.ts';
import { afterPaint } from '../../platform/loading/after-paint.ts';
import { RootFrame } from '../shells/root-frame.tsx';

let path = location.pathname;

/** Asking for the files of another page takes long enough to be felt in the click. */
async function leavePage(to: string): Promise<void> {
  if (to === path) return;
  path = to;
  await afterPaint();
}

export const rootRoute = createRootRoute({
  beforeLoad: async ({ location: to, preload }) => {
    if (preload) return;
    await leaveForHome(to.pathname, to.href);
    await leavePage(to.pathname);
  },
  component: RootFrame,
});
