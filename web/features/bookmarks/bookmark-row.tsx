import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { NamedPage } from '../../platform/named-page.ts';
import classes from './bookmark-list.module.css';

interface BookmarkRowProps {
  page: NamedPage;
  onUnmark: () => void;
  onOpen: () => void;
}

export function BookmarkRow({ page, onUnmark, onOpen }: BookmarkRowProps) {
  const t = useTranslations('bookmarks');
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: page.path, attributes: { roleDescription: t('drag.role') } });
  const Icon = page.icon;
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragged={isDragging || undefined}
      style={
        transform || isDragging ? { transform: CSS.Translate.toString(transform), transition } : {}
      }
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={t('drag.handle', { page: page.label })}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
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
    </li>
  );
}
