import { createRootRoute } from '@tanstack/react-router';
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
  beforeLoad: ({ location: to, preload }) => (preload ? undefined : leavePage(to.pathname)),
  component: RootFrame,
});
