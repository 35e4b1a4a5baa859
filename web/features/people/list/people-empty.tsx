import { IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { PeoplePlace } from '../people.places.ts';

interface PeopleEmptyProps {
  place: PeoplePlace;
  action?: ReactNode;
}

export function PeopleEmpty({ place, action }: PeopleEmptyProps) {
  const t = useTranslations('people.empty');
  return (
    <StateMessage
      icon={IconUsersGroup}
      title={t(`${place}Title`)}
      text={t(`${place}Text`)}
      action={action}
    />
  );
}
