import type { SpeakerKind } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconMicrophone2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { PublicSpeakerCard } from './public-speaker-card.tsx';
import classes from './public-speakers.module.css';
import { shownSpeakers } from '../speakers.live.ts';
import { SpeakerCardsSkeleton } from '../list/speaker-cards-skeleton.tsx';

interface PublicSpeakersProps {
  slug: string;
  /** Where a speaker has their page; the public one unless told otherwise. */
  hrefOf?: (speakerId: number) => string;
  /** Below the heading of a page, or of a part of one. */
  level?: 2 | 3;
}

const order: readonly SpeakerKind[] = ['keynote', 'speaker', 'co-chair'];

/** Everyone who speaks, keynotes first. */
export function PublicSpeakers({ slug, hrefOf, level = 2 }: PublicSpeakersProps) {
  const t = useTranslations('shown-speakers');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(shownSpeakers.options(slug));
  const place = hrefOf ?? ((id: number) => `/e/${slug}/speakers/${id}`);
  if (error && !data) {
    const isAbsent = error instanceof CallProblem && error.status === 404;
    if (isAbsent) return <NoSpeakers />;
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SpeakerCardsSkeleton />;
  if (data.speakers.length === 0) return <NoSpeakers />;
  const Heading = `h${level}` as const;
  return (
    <div className={classes.groups}>
      {order.flatMap((kind) => {
        const speakers = data.speakers.filter((speaker) => speaker.kind === kind);
        if (speakers.length === 0) return [];
        return (
          <section key={kind} aria-labelledby={`speakers-${kind}`}>
            <Heading id={`speakers-${kind}`}>{t(`groups.${kind}`)}</Heading>
            <ul className={classes.cards} data-kind={kind}>
              {speakers.map((speaker) => (
                <PublicSpeakerCard key={speaker.id} speaker={speaker} href={place(speaker.id)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function NoSpeakers() {
  const t = useTranslations('shown-speakers');
  return <StateMessage icon={IconMicrophone2} title={t('noneTitle')} text={t('noneText')} />;
}
