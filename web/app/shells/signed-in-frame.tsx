import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../platform/device-settings.ts';
import { look } from '../../platform/look.ts';
import { useOrganisation } from '../../platform/organisation.ts';
import { ScrollToTop } from '../../ui/scroll-to-top.tsx';
import { CustomizerCorner } from './customizer-corner.tsx';
import { GuardedOutlet } from './guarded-outlet.tsx';
import { MenuArea } from './menu-area.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SideMenu } from './side-menu.tsx';
import classes from './signed-in-frame.module.css';
import { TagPlace } from './tag-place.tsx';
import { TopBar } from './top-bar.tsx';
import { useAccent } from './use-accent.ts';
import { useChosenDirection, usePreferences } from './use-preferences.ts';

const year = String(new Date().getFullYear());

function useFrameLook() {
  return {
    'data-collapsed': useStoredValue(deviceSettings.menuCollapsed) || undefined,
    'data-skin': useStoredValue(look.skin),
    'data-width': useStoredValue(look.content),
    'data-navbar': useStoredValue(look.navbar),
    'data-footer': useStoredValue(look.footer),
    'data-menu-hidden': useStoredValue(look.isMenuHidden) || undefined,
  };
}

export function SignedInFrame() {
  const t = useTranslations('shell');
  const looks = useFrameLook();
  const organisation = useOrganisation();
  const shortName = organisation?.shortName ?? '';
  useAccent(organisation?.accent);
  usePreferences(organisation?.languages[0]);
  useChosenDirection();
  return (
    <div className={classes.frame} {...looks}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <div className={classes.side} data-icons-only={looks['data-collapsed']}>
        <MenuArea id="side" className={classes.sideArea}>
          <SideMenu label={t('menu.label')} shortName={shortName} />
        </MenuArea>
      </div>
      <div className={classes.barPlace}>
        <TopBar shortName={shortName} />
        <OfflineBanner />
      </div>
      <main id="content" tabIndex={-1} className={classes.content}>
        <GuardedOutlet shortName={shortName} />
      </main>
      <footer className={classes.footer}>{t('footer', { year })}</footer>
      <ScrollToTop target="#content" />
      <CustomizerCorner />
      <TagPlace organisation={organisation} />
    </div>
  );
}
