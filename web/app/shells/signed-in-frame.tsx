import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { deviceSettings, useStoredValue } from '../../platform/device-settings.ts';
import { look } from '../../platform/look/look.ts';
import { useOrganisation } from '../../platform/organisation.ts';
import { Later } from '../../ui/later.tsx';
import { ScrollToTop } from '../../ui/page/scroll-to-top.tsx';
import { ActingPlace } from './banners/acting-place.tsx';
import { BesidePlace } from './beside-place.tsx';
import { CallsPlace } from './calls-place.tsx';
import { CustomizerCorner } from './look/customizer-corner.tsx';
import { GuardedOutlet } from './guarded-outlet.tsx';
import { MenuArea } from './menu/menu-area.tsx';
import { OfflineBanner } from './banners/offline-banner.tsx';
import { ReportPlace } from './report-place.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import classes from './signed-in-frame.module.css';
import { TagPlace } from './tags/tag-place.tsx';
import { TopBar } from './top/top-bar.tsx';
import { useAccent } from './look/use-accent.ts';
import { useChosenDirection, usePreferences } from './look/use-preferences.ts';
import { ViewsPlace } from './views-place.tsx';
import { WaitingDropsPlace } from './waiting-drops-place.tsx';

const year = String(new Date().getFullYear());

/** Apart from what it holds: another look draws nothing of that anew. */
function Frame({ children }: { children: ReactNode }) {
  const looks = {
    'data-collapsed': useStoredValue(deviceSettings.menuCollapsed) || undefined,
    'data-skin': useStoredValue(look.skin),
    'data-width': useStoredValue(look.content),
    'data-navbar': useStoredValue(look.navbar),
    'data-footer': useStoredValue(look.footer),
    'data-menu-hidden': useStoredValue(look.isMenuHidden) || undefined,
  };
  return (
    <div className={classes.frame} {...looks}>
      {children}
    </div>
  );
}

function Side({ children }: { children: ReactNode }) {
  const hasIconsOnly = useStoredValue(deviceSettings.menuCollapsed);
  return (
    <div className={classes.side} data-icons-only={hasIconsOnly || undefined}>
      {children}
    </div>
  );
}

export function SignedInFrame() {
  const t = useTranslations('shell');
  const organisation = useOrganisation();
  const shortName = organisation?.shortName ?? '';
  useAccent(organisation?.accent);
  usePreferences(organisation?.languages[0]);
  useChosenDirection();
  return (
    <Frame>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <Later>
        <CallsPlace />
      </Later>
      <Side>
        <MenuArea className={classes.sideArea}>
          <SideMenu label={t('menu.label')} shortName={shortName} />
        </MenuArea>
      </Side>
      <div className={classes.barPlace} data-toasts-below>
        <TopBar shortName={shortName} />
        <OfflineBanner />
        <ActingPlace />
      </div>
      <main id="content" tabIndex={-1} className={classes.content}>
        <GuardedOutlet shortName={shortName} />
      </main>
      <footer className={classes.footer}>{t('footer', { year })}</footer>
      <ScrollToTop target="#content" />
      <Later>
        <CustomizerCorner />
        <TagPlace organisation={organisation} />
        <WaitingDropsPlace />
        <ViewsPlace />
        <ReportPlace />
        <BesidePlace />
      </Later>
    </Frame>
  );
}
