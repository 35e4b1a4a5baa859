import type { EventCard } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Opening } from '../../../ui/opening.tsx';

interface PublicOpeningProps {
  event: Pick<
    EventCard,
    'name' | 'startsOn' | 'endsOn' | 'state' | 'languages' | 'tagline' | 'banner'
  >;
  organisation: { name: string };
  way?: ReactNode;
  isPicture?: boolean;
}

/** The name, when it is, what it is: the days are the event's own, no zone of a reader moves them. */
export function PublicOpening(props: PublicOpeningProps) {
  const { event, organisation, way, isPicture = false } = props;
  const t = useTranslations('event-page');
  const format = useFormatter();
  const words = useWords(event.languages);
  const [from, to] = [new Date(event.startsOn), new Date(event.endsOn)];
  const days = format.dateTimeRange(from, to, { dateStyle: 'long', timeZone: 'UTC' });
  const state = event.state === 'published' ? [] : [t(`states.${event.state}`)];
  return (
    <Opening
      over={organisation.name}
      title={event.name}
      when={[days, ...state].join(' · ')}
      lead={words(event.tagline)}
      picture={event.banner}
      way={way}
      isPicture={isPicture}
    />
  );
}
