import { useEffect, useState } from 'react';

/** For what is there only while it is open: whoever opened it goes on from where they were. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isThere =
        before instanceof HTMLElement && before.isConnected && before !== document.body;
      const place = isThere ? before : document.querySelector('main');
      place?.focus({ preventScroll: !isThere });
    },
    [before],
  );
}
