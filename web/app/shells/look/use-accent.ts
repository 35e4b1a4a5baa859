import { useEffect } from 'react';

/** The organisation's colour in place of the product's; tokens.css makes its shades. */
export function useAccent(accent: string | null | undefined): void {
  useEffect(() => {
    const root = document.documentElement;
    if (!accent) return undefined;
    root.style.setProperty('--pl-own-accent', accent);
    root.dataset['accent'] = 'own';
    return () => {
      root.style.removeProperty('--pl-own-accent');
      delete root.dataset['accent'];
    };
  }, [accent]);
}
