import type { HallBoothPage } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PresentPerson } from '../../../ui/person/present-person.tsx';
import { staffOnlineOptions } from '../hall/hall.api.ts';
import classes from './hall-booth.module.css';

interface BoothStaffProps {
  eventId: number;
  booth: Pick<HallBoothPage, 'id' | 'staff'>;
}

/** Who is here now stands first; what the floor last said of it is newer than the booth. */
export function BoothStaff({ eventId, booth: { id, staff } }: BoothStaffProps) {
  const t = useTranslations('hall.booth');
  const { data: here } = useQuery(staffOnlineOptions(eventId));
  if (staff.length === 0) return null;
  const present = here && (here.booths.find((booth) => booth.id === id)?.people ?? []);
  const order = staff
    .map((one) => ({ ...one, isOnline: present?.includes(one.personId) ?? one.isOnline }))
    .toSorted((a, b) => Number(b.isOnline) - Number(a.isOnline));
  return (
    <section>
      <h2>{t('staff')}</h2>
      <ul className={classes.staff}>
        {order.map(({ personId, fullName, avatar, headline, isOnline }) => (
          <li key={personId}>
            <PresentPerson
              name={fullName}
              picture={avatar}
              size={48}
              presence={isOnline ? 'online' : 'offline'}
            />
            <div>
              <strong>
                <bdi>{fullName}</bdi>
              </strong>
              {headline && (
                <span>
                  <bdi>{headline}</bdi>
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
