import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { createQueryClient } from '../../platform/query-client.ts';
import { readableContrast, whiteContrast } from '../../ui/colour/colours.ts';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../ui/field/language-select.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ScrollToTop } from '../../ui/page/scroll-to-top.tsx';
import { SiteName } from '../../ui/page/use-page-title.ts';
import { useAccent } from './look/use-accent.ts';
import classes from './public-shell.module.css';
import { WayIn } from './way-in.tsx';

interface PublicFrameProps {
  name: string;
  logo: string | null;
  accent: string | null;
  /** The organisation, as tabs name whose page it is. */
  site: string;
  /** Its own page, with what stands in the bar. */
  renderHome: (props: { className: string; children: ReactNode }) => ReactNode;
  /** Where signing in leads back to. */
  next: string;
  children: ReactNode;
}

/** Around public pages: for everyone, with nothing that only signed-in people need. */
export function PublicFrame(props: PublicFrameProps) {
  const { name, logo, accent, site, renderHome, next, children } = props;
  const t = useTranslations('shell');
  const [queryClient] = useState(createQueryClient);
  useAccent(accent && whiteContrast(accent) >= readableContrast ? accent : null);
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <header className={classes.bar}>
        {renderHome({
          className: classes.name ?? '',
          children: (
            <>
              {logo ? <img src={logo} alt="" height={32} /> : <Mark size={24} />}
              <span>{name}</span>
            </>
          ),
        })}
        <LanguageSelect isCompact />
        <ColourSchemeButton />
        <WayIn next={next} />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <SiteName value={site}>{children}</SiteName>
      </main>
      <footer className={classes.footer}>
        <Mark size={18} /> {t('product')}
      </footer>
      <ScrollToTop target="#content" />
    </QueryClientProvider>
  );
}
