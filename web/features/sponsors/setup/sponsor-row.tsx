import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import type { Sponsor } from '@plenum/contract';
import { IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './package-section.module.css';
import { hostOf } from '../sponsors.rules.ts';

interface SponsorRowProps {
  sponsor: Sponsor;
  onEdit: () => void;
  onRemove: () => void;
}

export function SponsorRow({ sponsor, onEdit, onRemove }: SponsorRowProps) {
  const t = useTranslations('sponsors');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: sponsor.id,
    attributes: { roleDescription: t('drag.role') },
  });
  const { transform, transition, isDragging } = drag;
  const { name } = sponsor;
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
        aria-label={t('drag.handle', { name })}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      <SponsorFacts sponsor={sponsor} />
      <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil size={18} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

function SponsorFacts({ sponsor: { name, logo, url, isActive } }: { sponsor: Sponsor }) {
  const t = useTranslations('sponsors');
  return (
    <>
      <span className={classes.thumb} data-empty={logo === null || undefined}>
        {logo && <img src={logo} alt="" loading="lazy" />}
      </span>
      <span className={classes.words}>
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.facts}>
          <bdi>{hostOf(url) || t('noLink')}</bdi>
          {logo === null && <span>{t('noLogo')}</span>}
        </span>
      </span>
      {!isActive && <span className={classes.paused}>{t('paused')}</span>}
    </>
  );
}
