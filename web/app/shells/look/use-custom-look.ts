import { useQueryClient } from '@tanstack/react-query';
import { useIsDark } from '../../../platform/look/colour-scheme.ts';
import { deviceSettings, useStoredValue } from '../../../platform/device-settings.ts';
import { applyLook, type Look, look } from '../../../platform/look/look.ts';
import { keepPreferences } from '../../../platform/preferences.ts';

const asItComes: Required<Look> = {
  skin: 'semi-dark',
  content: 'full',
  navbar: 'sticky',
  footer: 'static',
  isMenuHidden: false,
  isRightToLeft: false,
};

function useChosenLook(): Required<Look> {
  const isDark = useIsDark();
  const skin = useStoredValue(look.skin);
  return {
    skin: isDark ? 'dark' : skin,
    content: useStoredValue(look.content),
    navbar: useStoredValue(look.navbar),
    footer: useStoredValue(look.footer),
    isMenuHidden: useStoredValue(look.isMenuHidden),
    isRightToLeft: useStoredValue(deviceSettings.direction) === 'rtl',
  };
}

/** What is chosen shows at once here, and on the person's other devices when they open it there. */
export function useCustomLook() {
  const client = useQueryClient();
  const chosen = useChosenLook();
  const choose = (change: Look) => {
    if (change.skin && change.skin !== 'dark') deviceSettings.colourScheme.set('light');
    applyLook(change);
    void keepPreferences(client, (before) => ({ look: { ...before.look, ...change } }));
  };
  return { chosen, choose, reset: () => choose(asItComes) };
}
