import type { StaffOnline } from '@plenum/contract';
import { IconCircleFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import classes from './staff-here.module.css';

interface StaffHereProps {
  here: StaffOnline['booths'][number] | undefined;
  /** Where there is little room it is said without faces. */
  isShort?: boolean;
}

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
          <span className={classes.faces}>
            {here.faces.map(({ personId, fullName, avatar }) => (
              <PersonPicture key={personId} name={fullName} picture={avatar} size={26} />
            ))}
          </span>
          <IconCircleFilled size={10} aria-hidden /> {t('here', { people: here.people.length })}
        </>
      )}
    </span>
  );
}
