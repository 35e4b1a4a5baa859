import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { blogPageSize } from '../blog.places.ts';
import classes from './public-blog.module.css';

interface PublicPagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

export function PublicPages({ page, total, onPage }: PublicPagesProps) {
  const t = useTranslations('blog.pager');
  const last = Math.max(1, Math.ceil(total / blogPageSize));
  if (last === 1) return null;
  return (
    <nav className={classes.head} aria-label={t('label')}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span aria-current="page">{t('here', { page, last })}</span>
      <Button variant="default" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
