import type { PersonStatus } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './status-picture.module.css';

interface StatusPictureProps {
  name: string;
  picture: string | null;
  status: PersonStatus;
  size?: number;
}

/** A face, and whether it is there: said in words too. */
export function StatusPicture({ name, picture, status, size = 40 }: StatusPictureProps) {
  const t = useTranslations('desks.status');
  return (
    <span className={classes.face}>
      <PersonPicture name={name} picture={picture} size={size} />
      <span className={classes.dot} data-status={status} title={t(status)} aria-hidden />
      <span className="visually-hidden">{t(status)}</span>
    </span>
  );
}
