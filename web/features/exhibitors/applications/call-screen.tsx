import type { EventCard } from '@plenum/contract';
import { IconArrowLeft, IconCircleCheck, IconDoor } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { CallForm } from './call-form.tsx';
import classes from './call-screen.module.css';
import { exhibitorCallOptions } from './applications.call-api.ts';

interface CallScreenProps {
  event: EventCard;
  /** Who runs it. */
  organisation: string;
}

/** Where companies apply to exhibit, without an account. */
export function CallScreen({ event, organisation }: CallScreenProps) {
  const t = useTranslations('exhibitors.call');
  const title = t('title', { event: event.name });
  usePageTitle(title);
  return (
    <>
      <Opening over={organisation} title={title} />
      <div className="opening-below">
        <Link to="/e/$slug" params={{ slug: event.slug }} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" />{' '}
          {t('back', { event: event.name })}
        </Link>
        <div className={classes.screen}>
          <Call event={event} />
        </div>
      </div>
    </>
  );
}

function Call({ event }: { event: EventCard }) {
  const t = useTranslations('exhibitors.call');
  const problemText = useProblemText();
  const words = useWords(event.languages);
  const [sentTo, setSentTo] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery(exhibitorCallOptions(event.slug));
  return (
    <>
      {!data && !error && <FormSkeleton fields={5} />}
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.isOpen && (
        <StateMessage icon={IconDoor} title={t('closedTitle')} text={t('closedText')} />
      )}
      {data?.isOpen && sentTo !== undefined && (
        <StateMessage
          icon={IconCircleCheck}
          title={t('sentTitle')}
          text={t('sentText', { email: sentTo })}
        />
      )}
      {data?.isOpen && sentTo === undefined && (
        <>
          <Paragraphs text={words(data.words)} className={classes.words} />
          <CallForm slug={event.slug} onSent={setSentTo} />
        </>
      )}
    </>
  );
}
