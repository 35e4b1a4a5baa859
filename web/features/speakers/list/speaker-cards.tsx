import type { MyEvent, Speaker } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import classes from './speaker-cards.module.css';
import { SpeakerCard } from './speaker-card.tsx';
import { SortableSpeakers } from './sortable-speakers.tsx';
import type { SpeakerPlace } from '../speakers.places.ts';
import { useSpeakerOrder } from './use-speaker-order.ts';

interface SpeakerCardsProps {
  event: MyEvent;
  all: readonly Speaker[];
  shown: readonly Speaker[];
  place: SpeakerPlace;
  isList: boolean;
  onOpen: (id: number) => void;
}

export function SpeakerCards({ event, all, shown, place, isList, onOpen }: SpeakerCardsProps) {
  const t = useTranslations('speakers');
  const move = useSpeakerOrder(event.id, all, shown);
  return (
    <SortableSpeakers speakers={shown} isList={isList} onMove={move}>
      <ul
        className={classes.cards}
        data-view={isList ? 'list' : 'cards'}
        aria-label={t(`titles.${place}`)}
      >
        {shown.map((speaker) => (
          <SpeakerCard
            key={speaker.id}
            speaker={speaker}
            event={event}
            hasKind={place === 'all'}
            isSortable={shown.length > 1}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </SortableSpeakers>
  );
}
