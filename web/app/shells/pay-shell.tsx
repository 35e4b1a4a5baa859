import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createQueryClient } from '../../platform/query-client.ts';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../ui/field/language-select.tsx';
import { Mark } from '../../ui/mark.tsx';
import classes from './public-shell.module.css';

/** Around the page of a payer, who is nobody we know. */
export function PayShell() {
  const t = useTranslations('shell');
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <header className={classes.bar}>
        <span className={classes.name}>
          <Mark size={24} />
          <span>{t('product')}</span>
        </span>
        <LanguageSelect isCompact />
        <ColourSchemeButton />
      </header>
      <main id="content" className={classes.content}>
        <Outlet />
      </main>
    </QueryClientProvider>
  );
}
