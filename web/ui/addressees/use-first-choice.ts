import type { ComboboxStore } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';

/** While one types the first choice is the one that Enter takes. */
export function useFirstChoice(combobox: ComboboxStore, first: string | undefined): void {
  const select = useEffectEvent(() => void combobox.selectFirstOption());
  useEffect(() => {
    if (first !== undefined) select();
  }, [first]);
}
