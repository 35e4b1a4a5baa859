import { createContext } from 'react';

/** What the menu calls the page that is open; null where the menu does not have it. */
export const PageName = createContext<string | null>(null);
