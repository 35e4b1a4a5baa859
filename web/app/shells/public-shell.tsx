import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCountedViews } from '../../features/analytics/counting/use-counted-views.ts';
import { createQueryClient } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session/session.ts';
import { readableContrast, whiteContrast } from '../../ui/colour/colours.ts';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../ui/field/language-select.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ScrollToTop } from '../../ui/page/scroll-to-top.tsx';
import classes from './public-shell.module.css';
import { useAccent } from './look/use-accent.ts';

const route = getRouteApi('/e/$slug');

/** Around the public pages of an event: for everyone, with nothing that only signed-in people need. */
export function PublicShell() {
  const t = useTranslations('shell');
  const [queryClient] = useState(createQueryClient);
  const { event } = route.useLoaderData();
  const { accent } = event;
  useCountedViews('public', event.slug);
  useAccent(accent && whiteContrast(accent) >= readableContrast ? accent : null);
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#content" className={classes.skip}>
        {t('skip')}
      </a>
      <header className={classes.bar}>
        <Link to="/e/$slug" params={{ slug: event.slug }} className={classes.name}>
          {event.logo ? <img src={event.logo} alt="" height={32} /> : <Mark size={24} />}
          <span>{event.name}</span>
        </Link>
        <LanguageSelect isCompact />
        <ColourSchemeButton />
        <WayIn slug={event.slug} />
      </header>
      <main id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <Mark size={18} /> {t('product')}
      </footer>
      <ScrollToTop target="#content" />
    </QueryClientProvider>
  );
}

function WayIn({ slug }: { slug: string }) {
  const t = useTranslations('event-page');
  const session = useSession();
  if (session) {
    return (
      <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
        {t('home')}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/login" search={{ next: `/e/${slug}` }} {...props} />}
    >
      {t('signIn')}
    </Button>
  );
}
