import type { PersonStatus } from '@plenum/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../../ui/field/choice-cards.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormSkeleton } from '../../../ui/skeleton.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { chooseStatus, profileUserOptions, statuses } from './template.api.ts';
import { template } from './template.live.ts';
import { shortAbout } from './template.rules.ts';
import classes from './template-screen.module.css';
import { useDeskProblemText } from '../desks/use-desk-problem-text.ts';

function useStatusChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: PersonStatus) => chooseStatus(status),
    onSuccess: () => client.invalidateQueries({ queryKey: template.key }),
  });
}

/** How others see me here: a few words about me, and whether I am there. */
export function TemplateProfile() {
  const t = useTranslations('desks');
  const problemText = useDeskProblemText();
  const { data, error, isFetching, refetch } = useQuery(profileUserOptions());
  const choice = useStatusChoice();
  if (!data) {
    if (!error) return <FormSkeleton fields={3} />;
    return (
      <ErrorState
        title={t('template.profileFailed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.profile}>
      <div className={classes.profileHead}>
        <PersonPicture name={data.fullName} picture={data.avatar} size={80} />
        <h2>
          <bdi>{data.fullName}</bdi>
        </h2>
        <p>{data.role}</p>
      </div>
      <div>
        <h3>{t('template.about')}</h3>
        <p dir="auto">{shortAbout(data.about) || t('template.noAbout')}</p>
        <Link to="/my-profile">{t('template.toProfile')}</Link>
      </div>
      <ChoiceCards
        label={t('template.status')}
        choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={choice.isPending ? choice.variables : data.status}
        onChoose={choice.mutate}
      />
      {choice.error && <Notice tone="danger">{problemText(choice.error)}</Notice>}
    </div>
  );
}
