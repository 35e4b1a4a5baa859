import type { MyEvent } from '@plenum/contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { BoothEditor } from './booth-editor.tsx';
import classes from './editor-screen.module.css';
import { booths } from '../booths/booths.live.ts';
import { useExhibitorProblemText } from '../use-exhibitor-problem-text.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';

interface EditorScreenProps {
  exhibitorId: number;
  events: readonly MyEvent[];
  isOrganiser: boolean;
}

/** A booth for who works on it: its staff, and the organisers of its event. */
export function EditorScreen({ exhibitorId, events, isOrganiser }: EditorScreenProps) {
  const t = useTranslations('exhibitors.editor');
  const problemText = useExhibitorProblemText();
  const { data, error, isFetching, refetch } = useQuery(booths.options(exhibitorId));
  const isGone = error instanceof CallProblem && [404, 422].includes(error.status);
  if (isGone) {
    return (
      <div className={classes.screen}>
        <h1 className="visually-hidden">{t('missingTitle')}</h1>
        <StateMessage icon={IconLock} title={t('missingTitle')} text={t('missingText')} />
      </div>
    );
  }
  if (data) {
    return (
      <BoothEditor
        booth={data}
        event={events.find(({ id }) => id === data.eventId)}
        isOrganiser={isOrganiser}
      />
    );
  }
  if (!error) return <FormSkeleton fields={7} />;
  return (
    <>
      <NamelessHead />
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}

/** Until the booth can be named. */
function NamelessHead() {
  const name = useTranslations('exhibitors.editor')('words');
  usePageTitle(name);
  return <h1>{name}</h1>;
}
