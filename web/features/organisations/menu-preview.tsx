import { IconBuilding, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { DarkArea } from '../../ui/dark-area.tsx';
import classes from './menu-preview.module.css';
import { isColour, usualAccent } from './organisations.accents.ts';

interface MenuPreviewProps {
  name: string;
  shortName: string;
  accent: string | null;
}

/** A piece of the menu as everyone will see it, before it is saved. */
export function MenuPreview({ name, shortName, accent }: MenuPreviewProps) {
  const t = useTranslations('organisations.preview');
  const shown = accent && isColour(accent) ? accent : usualAccent;
  return (
    <figure className={classes.preview}>
      <figcaption>{t('title')}</figcaption>
      <DarkArea id="menu-preview" className={classes.menu}>
        <span className={classes.entry}>
          <IconBuilding size={20} stroke={1.75} aria-hidden />
          <bdi>{name.trim() || t('noName')}</bdi>
        </span>
        <span className={classes.entry} data-current style={{ background: shown }}>
          <IconUsers size={20} stroke={1.75} aria-hidden />
          <bdi>{t('users', { shortName: shortName.trim() || t('noName') })}</bdi>
        </span>
      </DarkArea>
    </figure>
  );
}
