import { createContext } from 'react';

/** A form in the hub says here whether something unsaved stands in it. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);
