import { Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ColourSchemeButton } from '../../ui/colour-scheme-button.tsx';
import { LanguageSelect } from '../../ui/field/language-select.tsx';
import { Mark } from '../../ui/mark.tsx';
import classes from './entrance-shell.module.css';
import { FullHouse } from './banners/full-house.tsx';

/** Around the pages for people who are not signed in. */
export function EntranceShell() {
  const t = useTranslations('accounts');
  const shell = useTranslations('shell');
  return (
    <div className={classes.shell}>
      <aside className={classes.brand}>
        <span className={classes.name}>
          <Mark /> {shell('product')}
        </span>
        <FullHouse />
        <p className={classes.promise}>{t('promise')}</p>
      </aside>
      <div className={classes.side}>
        <header className={classes.bar}>
          <span className={classes.smallName}>
            <Mark size={24} /> {shell('product')}
          </span>
          <LanguageSelect />
          <ColourSchemeButton />
        </header>
        <main className={classes.main}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
