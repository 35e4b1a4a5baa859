import type { StaffOnline } from '@plenum/contract';
import { IconCircleFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FacePile } from '../../../ui/person/face-pile.tsx';
import classes from './staff-here.module.css';

interface StaffHereProps {
  here: StaffOnline['booths'][number] | undefined;
  /** Where there is little room it is said without faces. */
  isShort?: boolean;
}

const faceOf = ({
  personId,
  fullName,
  avatar,
}: StaffOnline['booths'][number]['faces'][number]) => ({
  id: personId,
  name: fullName,
  picture: avatar,
});

/** Who of a booth one can talk to now; nobody takes no room. */
export function StaffHere({ here, isShort = false }: StaffHereProps) {
  const t = useTranslations('hall.marks');
  if (!here) return null;
  return (
    <span className={classes.here}>
      {isShort ? (
        <>
          <IconCircleFilled size={10} aria-hidden /> {t('online')}
        </>
      ) : (
        <>
          <FacePile people={here.faces.map(faceOf)} size={26} />
          <IconCircleFilled size={10} aria-hidden /> {t('here', { people: here.people.length })}
        </>
      )}
    </span>
  );
}
