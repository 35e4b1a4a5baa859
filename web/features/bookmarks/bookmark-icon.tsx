import '../../ui/styles/tooltip.css';
import { Tooltip } from '@mantine/core';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';
import classes from './bookmark-bar.module.css';

/** A marked page in the bar: a link that can also be dragged. */
export function BookmarkIcon({ page }: { page: NamedPage }) {
  const t = useTranslations('bookmarks.drag');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: page.path,
  });
  const Icon = page.icon;
  return (
    <li
      ref={setNodeRef}
      style={
        transform || isDragging ? { transform: CSS.Translate.toString(transform), transition } : {}
      }
    >
      <Tooltip label={page.label} disabled={isDragging}>
        <Link
          {...page.link}
          {...listeners}
          className={classes.link}
          // The click that ends a drag must find no link to follow.
          data-dragged={isDragging || undefined}
          draggable={false}
          aria-label={page.label}
          aria-roledescription={t('role')}
          aria-describedby={attributes['aria-describedby']}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </Link>
      </Tooltip>
    </li>
  );
}
