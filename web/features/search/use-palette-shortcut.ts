import { useEffect, useEffectEvent } from 'react';

/** Ctrl or ⌘ and K, wherever one stands, also while typing. */
export function usePaletteShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMod || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
