import { IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';
import { SortableRow } from '../../ui/order/sortable-row.tsx';
import classes from './bookmark-list.module.css';

interface BookmarkRowProps {
  page: NamedPage;
  onUnmark: () => void;
  onOpen: () => void;
}

export function BookmarkRow({ page, onUnmark, onOpen }: BookmarkRowProps) {
  const t = useTranslations('bookmarks');
  const Icon = page.icon;
  return (
    <SortableRow
      id={page.path}
      words={{ role: t('drag.role'), handle: t('drag.handle', { page: page.label }) }}
      classes={classes}
    >
      <Link {...page.link} className={classes.link} onClick={onOpen} draggable={false}>
        <Icon size={18} stroke={1.75} aria-hidden />
        {page.label}
      </Link>
      <button
        type="button"
        className={classes.star}
        aria-label={t('remove', { page: page.label })}
        onClick={onUnmark}
      >
        <IconStarFilled size={16} aria-hidden />
      </button>
    </SortableRow>
  );
}
