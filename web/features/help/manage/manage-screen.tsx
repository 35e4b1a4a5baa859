import '../../../ui/styles/settings.css';
import { Switch } from '@mantine/core';
import type { HelpCategory, HelpSetup } from '@plenum/contract';
import { IconLifebuoy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../../platform/config.ts';
import { teach } from '../../../platform/live/teach.ts';
import { useOrganisation } from '../../../platform/organisation.ts';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { setPublic } from '../help.api.ts';
import { helpSetup } from '../help.live.ts';
import { useHelpAddress } from '../read/use-help-address.ts';
import { ArticlePanel } from './article-panel.tsx';
import { BackLink } from './back-link.tsx';
import { CategoryDrawer } from './category-drawer.tsx';
import { CategoryPanel } from './category-panel.tsx';
import classes from './manage.module.css';

/** Where organisers write help: categories at one side, their articles at the other. */
export function ManageScreen() {
  const t = useTranslations('help.manageScreen');
  const knowledge = useTranslations('help.knowledge');
  const problemText = useProblemText();
  const organisation = useOrganisation();
  const { data, error, isFetching, refetch } = useQuery(helpSetup.options());
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <BackLink to="/pages/knowledge-base">{knowledge('title')}</BackLink>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        {data && <PublicSwitch isPublic={data.isPublic} />}
      </header>
      {!data && error && (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && organisation) && !error && <LinesSkeleton lines={8} />}
      {data && organisation && <Manage setup={data} languages={organisation.languages} />}
    </div>
  );
}

function PublicSwitch({ isPublic }: { isPublic: boolean }) {
  const t = useTranslations('help.manageScreen');
  const client = useQueryClient();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: setPublic,
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSuccess: (setup) =>
      teach(
        client,
        helpSetup.changed(() => setup),
      ),
  });
  return (
    <Switch
      label={t('isPublic')}
      description={t('publicHint')}
      checked={isPublic}
      disabled={isPending}
      onChange={({ currentTarget }) => mutate(currentTarget.checked)}
    />
  );
}

interface ManageProps {
  setup: HelpSetup;
  languages: readonly Locale[];
}

function Manage({ setup: { categories }, languages }: ManageProps) {
  const t = useTranslations('help');
  const { search, change } = useHelpAddress();
  const field = useRef<HTMLInputElement>(null);
  const [edited, setEdited] = useState<HelpCategory | 'new'>();
  const chosen = categories.find(({ slug }) => slug === search.category) ?? categories[0];
  const q = search.q ?? '';
  return (
    <>
      <SearchField
        label={t('manageScreen.search')}
        hint={t('searchHint')}
        clearLabel={t('clearSearch')}
        q={q}
        inputRef={field}
        onSearch={(text) => change({ q: text || undefined })}
      />
      {categories.length === 0 && (
        <StateMessage
          icon={IconLifebuoy}
          title={t('emptyTitle')}
          text={t('manageScreen.emptyText')}
        />
      )}
      <div className={classes.columns}>
        <CategoryPanel
          categories={categories}
          languages={languages}
          chosenId={q ? undefined : chosen?.id}
          onChoose={(category) => change({ category, q: undefined })}
          onEdit={setEdited}
        />
        {(chosen ?? q) && <ArticlePanel category={chosen} q={q} languages={languages} />}
      </div>
      <CategoryDrawer of={edited} languages={languages} onClose={() => setEdited(undefined)} />
    </>
  );
}
