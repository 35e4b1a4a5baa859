import { createContext } from 'react';

/** Begins to see an event as one of its attendees; people are another part's, so the page says how. */
export const ActContext = createContext<(eventId: number) => void>(() => undefined);
