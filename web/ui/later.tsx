import { type ReactNode, useDeferredValue } from 'react';

/** Drawn when what is in sight has been: a dialog that is closed holds up no page. */
export const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) && children;
