import type { MouseEvent } from 'react';

/** Neither a new tab nor a new window was asked for: the app may follow the link itself. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
