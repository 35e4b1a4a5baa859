import { IconLifebuoy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ShownHelp } from '@plenum/contract';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import type { HelpSlug } from '../help.api.ts';
import { shownHelp } from '../help.live.ts';

/** Articles that are published in a category: among the questions, in the knowledge base, or in all. */
export type HelpCount = 'faqCount' | 'knowledgeCount' | 'articleCount';

interface HelpStatesProps {
  event?: HelpSlug;
  /** What this place is about: categories without any are left out. */
  count: HelpCount;
  /** For who can write the first. */
  action?: ReactNode;
  children: (help: ShownHelp) => ReactNode;
}

/** What there is to read, or why there is nothing. */
export function HelpStates({ event, count, action, children }: HelpStatesProps) {
  const t = useTranslations('help');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(shownHelp.options({ slug: event }));
  if (!data && error) {
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LinesSkeleton lines={8} />;
  const categories = data.help?.categories.filter((one) => one[count] > 0) ?? [];
  if (!data.help || categories.length === 0) {
    return (
      <StateMessage
        icon={IconLifebuoy}
        title={t('emptyTitle')}
        text={t(action ? 'emptyForOrganisers' : 'emptyForOthers')}
        action={action}
      />
    );
  }
  return children({ ...data.help, categories });
}
