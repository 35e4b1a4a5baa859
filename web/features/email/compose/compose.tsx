import { IconMailOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { ComposeForm } from './compose-form.tsx';
import { ComposeFrame } from './compose-frame.tsx';
import type { ComposeProps } from './compose.props.ts';
import { blankEmail, unborn } from './compose.unborn.ts';
import { draftOptions } from './compose.write-api.ts';

/** A mail that is being written, over whatever email screen is there. */
export function Compose(props: ComposeProps) {
  const { draftId } = props;
  const [isBornHere] = useState(draftId === unborn);
  const t = useTranslations('compose');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery({
    ...draftOptions(draftId),
    enabled: !isBornHere,
  });
  if (isBornHere) return <ComposeForm email={blankEmail} {...props} />;
  if (data?.isDraft) return <ComposeForm email={data} {...props} />;
  const isGone = data !== undefined || (error instanceof CallProblem && error.status === 404);
  return (
    <ComposeFrame title={t('draft')} onClose={props.onClose}>
      {isGone && <StateMessage icon={IconMailOff} title={t('goneTitle')} text={t('goneText')} />}
      {!isGone && error && (
        <ErrorState
          title={t('failedTitle')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isGone && !error && <FormSkeleton fields={3} />}
    </ComposeFrame>
  );
}
