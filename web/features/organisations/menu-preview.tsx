import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isColour, usualColour } from '../../ui/colour/colours.ts';
import { useOrganisation } from '../../platform/organisation.ts';
import { DarkArea } from '../../ui/dark-area.tsx';
import { Mark } from '../../ui/mark.tsx';
import classes from './menu-preview.module.css';

interface MenuPreviewProps {
  name: string;
  shortName: string;
  accent: string | null;
}

/** A piece of the menu as everyone will see it, before it is saved. */
export function MenuPreview({ name, shortName, accent }: MenuPreviewProps) {
  const t = useTranslations('organisations.preview');
  const logo = useOrganisation()?.logo;
  const shown = accent && isColour(accent) ? accent : usualColour;
  return (
    <figure className={classes.preview}>
      <figcaption>{t('title')}</figcaption>
      <DarkArea className={classes.menu}>
        <span className={classes.entry}>
          {logo ? <img src={logo} alt="" className={classes.logo} /> : <Mark size={20} />}
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
