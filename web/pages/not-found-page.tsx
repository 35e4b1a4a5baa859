import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Mark } from '../ui/mark.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import classes from './not-found-page.module.css';

export function NotFoundPage() {
  const t = useTranslations('shell.notFound');
  usePageTitle(t('title'));
  return (
    <main className={classes.page}>
      <Mark size={40} />
      <p className={classes.code} aria-hidden>
        {'404'}
      </p>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <Link to="/" className={classes.home}>
        {t('home')}
      </Link>
    </main>
  );
}
