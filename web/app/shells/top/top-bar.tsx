import { useQueryClient } from '@tanstack/react-query';
import { PersonMenu } from '../../../features/accounts/person-menu.tsx';
import { ColourSchemeButton } from '../../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../../ui/field/language-select.tsx';
import { CartPlace } from '../cart-place.tsx';
import { CollapseButton } from '../menu/collapse-button.tsx';
import { EventSwitcher } from './event-switcher.tsx';
import { FindingPlace } from './finding-place.tsx';
import { NotificationsPlace } from '../notifications-place.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { PhoneMenu } from '../menu/phone-menu.tsx';
import { leaveDark, switchLanguage } from './switches.ts';
import classes from './top-bar.module.css';

/** Finding to the left, the person to the right. */
export function TopBar({ shortName }: { shortName: string }) {
  const client = useQueryClient();
  return (
    <header className={classes.bar}>
      <PhoneMenu shortName={shortName} />
      <CollapseButton />
      <OrganisationSwitcher />
      <EventSwitcher />
      <FindingPlace />
      <LanguageSelect onChoose={(locale) => switchLanguage(client, locale)} isCompact />
      <ColourSchemeButton onSwitch={(next) => leaveDark(client, next)} />
      <CartPlace />
      <NotificationsPlace />
      <PersonMenu />
    </header>
  );
}
