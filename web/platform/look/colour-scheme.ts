import { useSyncExternalStore } from 'react';
import { afterPaint } from '../loading/after-paint.ts';
import { deviceSettings } from '../device-settings.ts';

const device = matchMedia('(prefers-color-scheme: dark)');

export const isDeviceDark = (): boolean => device.matches;

const isDark = (): boolean => {
  const chosen = deviceSettings.colourScheme.get();
  return chosen === 'dark' || (chosen === 'auto' && isDeviceDark());
};

const onScheme = (listener: () => void) => {
  const forget = deviceSettings.colourScheme.subscribe(listener);
  device.addEventListener('change', listener);
  return () => {
    forget();
    device.removeEventListener('change', listener);
  };
};

const show = () => {
  document.documentElement.dataset['mantineColorScheme'] = isDark() ? 'dark' : 'light';
};

/** Before the first paint of the app, so that nobody sees the other scheme flash; and from then on. */
export function showColourScheme(): void {
  show();
  // Everything in the page is styled anew: the switch itself is drawn before.
  onScheme(() => void afterPaint().then(show));
}

export const useIsDark = (): boolean => useSyncExternalStore(onScheme, isDark);
