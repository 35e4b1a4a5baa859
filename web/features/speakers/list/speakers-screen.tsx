import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { SpeakerCards } from './speaker-cards.tsx';
import { SpeakerCardsSkeleton } from './speaker-cards-skeleton.tsx';
import { SpeakerDrawer } from '../editor/speaker-drawer.tsx';
import { SpeakerFigures } from './speaker-figures.tsx';
import { SpeakersEmpty } from './speakers-empty.tsx';
import { SpeakersHead } from './speakers-head.tsx';
import { SpeakersToolbar } from './speakers-toolbar.tsx';
import { fitting, isOf } from './list.rules.ts';
import { speakers as allSpeakers } from '../speakers.live.ts';
import type { ChangeSearch, SpeakerPlace, SpeakersSearch } from '../speakers.places.ts';
import classes from './speakers-screen.module.css';
import { useSpeakersProblemText } from '../use-speaker-words.ts';

interface SpeakersScreenProps {
  event: MyEvent;
  place: SpeakerPlace;
  search: SpeakersSearch;
  onAddress: ChangeSearch;
}

/** The speakers of an event, for those who run it. */
export function SpeakersScreen({ event, place, search, onAddress }: SpeakersScreenProps) {
  const t = useTranslations('speakers');
  const problemText = useSpeakersProblemText();
  const query = useQuery(allSpeakers.options(event.id));
  usePageTitle(t(`titles.${place}`));

  const all = query.data;
  const speakers = all?.filter((speaker) => isOf(speaker, place));
  const { q = '', show, view, speaker: openParam } = search;
  const shown = speakers && fitting(speakers, { q, show }, event.languages);
  const add = () => onAddress({ speaker: 'new' });
  return (
    <div className={classes.screen}>
      <SpeakersHead
        event={event}
        place={place}
        count={speakers?.length}
        mailable={shown ?? []}
        onAdd={add}
      />
      {query.error && !all && (
        <ErrorState
          title={t('failed')}
          text={problemText(query.error)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!query.error && !shown && <SpeakerCardsSkeleton />}
      {speakers?.length === 0 && <SpeakersEmpty place={place} onAdd={add} />}
      {all && speakers && speakers.length > 0 && shown && (
        <>
          <SpeakerFigures
            speakers={speakers}
            event={event}
            show={show}
            onShow={(next) => onAddress({ show: next })}
          />
          <SpeakersToolbar search={search} onAddress={onAddress} />
          {shown.length === 0 ? (
            <SpeakersEmpty
              place={place}
              onClear={() => onAddress({ q: undefined, show: undefined })}
            />
          ) : (
            <SpeakerCards
              event={event}
              all={all}
              shown={shown}
              place={place}
              isList={view === 'list'}
              onOpen={(id) => onAddress({ speaker: String(id) })}
            />
          )}
        </>
      )}
      <SpeakerDrawer
        event={event}
        place={place}
        openParam={openParam}
        speakers={all}
        onOpen={(id) => onAddress({ speaker: String(id) })}
        onClose={() => onAddress({ speaker: undefined })}
      />
    </div>
  );
}
