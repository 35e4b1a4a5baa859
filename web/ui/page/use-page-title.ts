import { pageTitle } from '@plenum/contract/kernel/page-title.ts';
import { createContext, use, useEffect } from 'react';

/** Whose pages these are: ours, or on public ones the organisation's. */
export const SiteName = createContext('Plenum');

/** The title of the browser's tab; the screen has its own h1. */
export function usePageTitle(title: string): void {
  const site = use(SiteName);
  useEffect(() => {
    document.title = pageTitle(title, site);
  }, [title, site]);
}
