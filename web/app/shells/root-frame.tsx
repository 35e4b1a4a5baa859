import { Outlet, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { BusyNote } from './banners/busy-note.tsx';
import { MaintenanceCurtain } from './banners/maintenance-curtain.tsx';
import classes from './root-frame.module.css';

const onTitle = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};

/** Pages change without loading: this tells people who cannot see it. */
function PageAnnouncer() {
  const title = useSyncExternalStore(onTitle, () => document.title);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}

/** Shown only for a wait that a person notices; the style sheet delays it. */
function RouteProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading && <div className={classes.progress} aria-hidden />;
}

export function RootFrame() {
  return (
    <>
      <RouteProgress />
      <Outlet />
      <PageAnnouncer />
      <BusyNote />
      <MaintenanceCurtain />
    </>
  );
}
