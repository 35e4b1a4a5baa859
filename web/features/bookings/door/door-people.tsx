import { Button } from '@mantine/core';
import type { CheckPlace } from '@plenum/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { takeBackCheckIn } from '../bookings.api.ts';
import { PrintBadge } from '../badges/print-badge.tsx';
import classes from './door-screen.module.css';

export type DoorPerson = Omit<CheckPlace, 'email' | 'cameAt'> & Partial<Pick<CheckPlace, 'cameAt'>>;

interface PeopleProps {
  eventId: number;
  people: readonly DoorPerson[];
  /** Taking back is the server's to do. */
  isLive: boolean;
  listId: number | null;
  onLetIn: (placeId: number) => void;
  onTookBack: (placeId: number) => void;
}

export function DoorPeople({ people, ...deeds }: PeopleProps) {
  const t = useTranslations('bookings.door');
  if (people.length === 0) return <p className={classes.none}>{t('nobody')}</p>;
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <PersonLine key={person.id} person={person} {...deeds} />
      ))}
    </ul>
  );
}

interface PersonLineProps extends Omit<PeopleProps, 'people'> {
  person: DoorPerson;
}

function PersonLine({ eventId, person, isLive, listId, onLetIn, onTookBack }: PersonLineProps) {
  const t = useTranslations('bookings.door');
  const words = useWords();
  const { id, fullName, ticket, reference, checkedInAt, cameAt } = person;
  const back = useMutation({
    mutationFn: () => takeBackCheckIn(id, listId),
    onSuccess: () => onTookBack(id),
  });
  return (
    <li className={classes.person}>
      <div>
        <strong>
          <bdi>{fullName}</bdi>
        </strong>
        <span>
          <bdi>{words(ticket)}</bdi> · <span dir="ltr">{reference}</span>
        </span>
      </div>
      {cameAt && !checkedInAt && <span className={classes.came}>{t('wentOut')}</span>}
      {checkedInAt ? (
        <div className={classes.came}>
          <span>
            {t('came')} <RelativeTime at={checkedInAt} />
          </span>
          {isLive && <PrintBadge eventId={eventId} placeId={id} name={fullName} />}
          {isLive && (
            <Button
              size="compact-sm"
              variant="subtle"
              loading={back.isPending}
              aria-label={t('takeBackOf', { name: fullName })}
              onClick={() => back.mutate()}
            >
              {t('takeBack')}
            </Button>
          )}
        </div>
      ) : (
        <Button aria-label={t('letInOf', { name: fullName })} onClick={() => onLetIn(id)}>
          {t('letIn')}
        </Button>
      )}
    </li>
  );
}
