import { useEffect } from 'react';

/** The title of the browser's tab; the screen has its own h1. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Plenum`;
  }, [title]);
}
