import { smallOf } from '@plenum/contract/kernel/picture-sizes.ts';
import { ActionIcon } from '@mantine/core';
import type { Sponsor } from '@plenum/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { SortableRow } from '../../../ui/order/sortable-row.tsx';
import classes from './package-section.module.css';
import { hostOf } from '../sponsors.rules.ts';

interface SponsorRowProps {
  sponsor: Sponsor;
  onEdit: () => void;
  onRemove: () => void;
}

export function SponsorRow({ sponsor, onEdit, onRemove }: SponsorRowProps) {
  const t = useTranslations('sponsors');
  const { name } = sponsor;
  return (
    <SortableRow
      id={sponsor.id}
      words={{ role: t('drag.role'), handle: t('drag.handle', { name }) }}
      classes={classes}
    >
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
    </SortableRow>
  );
}

function SponsorFacts({ sponsor: { name, logo, url, isActive } }: { sponsor: Sponsor }) {
  const t = useTranslations('sponsors');
  return (
    <>
      <span className={classes.thumb} data-empty={logo === null || undefined}>
        {logo && <img src={smallOf(logo)} alt="" loading="lazy" />}
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
