import { useQueryClient } from '@tanstack/react-query';
import { PersonMenu } from '../../../features/accounts/person-menu.tsx';
import { language } from '../../../platform/i18n/language.ts';
import { look } from '../../../platform/look/look.ts';
import { keepPreferences, preferencesOptions } from '../../../platform/preferences.ts';
import { ColourSchemeButton } from '../../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../../ui/field/language-select.tsx';
import { CartPlace } from '../cart-place.tsx';
import { CollapseButton } from '../menu/collapse-button.tsx';
import { EventSwitcher } from './event-switcher.tsx';
import { FindingPlace } from './finding-place.tsx';
import { NotificationsPlace } from '../notifications-place.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { PhoneMenu } from '../menu/phone-menu.tsx';
import classes from './top-bar.module.css';

type Locale = ReturnType<typeof language.get>;

/** Finding to the left, the person to the right. */
export function TopBar({ shortName }: { shortName: string }) {
  const client = useQueryClient();
  const speak = (locale: Locale) => {
    language.set(locale);
    void keepPreferences(client, () => ({ language: locale }));
  };
  /** Who chose the dark skin for all devices leaves it here, or it would be back with the next page. */
  const leaveDark = (next: 'light' | 'dark') => {
    const kept = client.getQueryData(preferencesOptions().queryKey)?.look;
    if (next === 'dark' || kept?.skin !== 'dark') return;
    void keepPreferences(client, () => ({ look: { ...kept, skin: look.skin.get() } }));
  };
  return (
    <header className={classes.bar}>
      <PhoneMenu shortName={shortName} />
      <CollapseButton />
      <OrganisationSwitcher />
      <EventSwitcher />
      <FindingPlace />
      <LanguageSelect onChoose={speak} isCompact />
      <ColourSchemeButton onSwitch={leaveDark} />
      <CartPlace />
      <NotificationsPlace />
      <PersonMenu />
    </header>
  );
}
