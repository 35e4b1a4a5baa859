import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { PersonDetails, type PersonDeeds } from './person-details.tsx';
import classes from './person-details.module.css';
import { personOptions } from '../profiles.api.ts';

interface PersonScreenProps {
  eventId: number;
  id: number;
  deeds?: PersonDeeds;
}

export function PersonScreen({ eventId, id, deeds }: PersonScreenProps) {
  const t = useTranslations('profiles');
  const { data, isError } = useQuery(personOptions(eventId, id));
  const person = isError ? undefined : data;
  usePageTitle(person?.fullName ?? t('person.title'));
  return (
    <div className={classes.page}>
      <Link to="/summit-attendees" className={classes.back}>
        <IconChevronLeft size={16} className="mantine-rotate-rtl" aria-hidden />
        {t('attendees.title')}
      </Link>
      {!person && <h1 className="visually-hidden">{t('person.title')}</h1>}
      <div className={classes.paper}>
        <PersonDetails eventId={eventId} id={id} isPage deeds={deeds} />
      </div>
    </div>
  );
}
