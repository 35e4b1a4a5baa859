import type { MantineColorSchemeManager } from '@mantine/core';
import { deviceSettings } from './device-settings.ts';

/** Keeps the component library's colour scheme in our device settings. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let forget: () => void = () => undefined;
  const setting = deviceSettings.colourScheme;
  return {
    get: setting.get,
    set: setting.set,
    clear: () => setting.set('auto'),
    subscribe: (listener) => {
      forget = setting.subscribe(() => listener(setting.get()));
    },
    unsubscribe: () => forget(),
  };
}
