import '../../ui/styles/signed-in.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createQueryClient } from '../../platform/query-client.ts';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../ui/field/language-select.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ToastPlace } from '../../ui/toast/toast-place.tsx';
import classes from './guest-shell.module.css';

/** Around the pages of people without an account who were sent a secret link. */
export function GuestShell() {
  const shell = useTranslations('shell');
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <header className={classes.bar} data-toasts-below>
        <span className={classes.name}>
          <Mark size={24} /> {shell('product')}
        </span>
        <LanguageSelect />
        <ColourSchemeButton />
      </header>
      <main className={classes.main}>
        <Outlet />
      </main>
      <ToastPlace />
    </QueryClientProvider>
  );
}
