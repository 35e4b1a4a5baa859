import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useChanges } from '../../../ui/toast/use-changes.ts';
import { firstSteps, puttingAway } from './steps.live.ts';

/** Where steps were put away: brings them back to the dashboard. */
export function StepsBack({ eventId }: { eventId: number }) {
  const t = useTranslations('first-steps');
  const { data } = useQuery(firstSteps.options(eventId));
  const { apply } = useChanges();
  const navigate = useNavigate();
  if (!data?.isAway || data.isSample || data.steps.every(({ isDone }) => isDone)) return null;
  const bring = () => {
    void apply(puttingAway(eventId, false), { failed: (reason) => reason });
    void navigate({ to: '/' });
  };
  return (
    <Button variant="subtle" size="compact-sm" onClick={bring}>
      {t('show')}
    </Button>
  );
}
