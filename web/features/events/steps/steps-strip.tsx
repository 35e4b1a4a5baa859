import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { useCurrentEvent } from '../../../platform/current-event.ts';
import { firstSteps } from './steps.live.ts';
import { allSteps, placeOfStep } from './steps.places.ts';
import { walkedEvent } from './steps.walk.ts';
import classes from './steps-strip.module.css';

const organising = ['manage', 'all'] as const;

/** Of the event that is open, on every page but that of the steps themselves. */
export function StepsStrip({ walked }: { walked: number }) {
  const isOrganiser = useCan()(organising);
  const { event } = useCurrentEvent();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  return isOrganiser && event?.id === walked && !isHome && <Strip eventId={walked} />;
}

/** How far one is, what comes next, and the way back. */
function Strip({ eventId }: { eventId: number }) {
  const t = useTranslations('first-steps');
  const { data } = useQuery(firstSteps.options(eventId));
  if (!data || data.isAway || data.isSample) return null;
  const steps = allSteps(data);
  const next = steps.find(({ isDone }) => !isDone)?.name;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <nav className={classes.strip} aria-label={t('label')} data-steps-strip>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconChevronLeft size={16} className="mantine-rotate-rtl" aria-hidden />}
        renderRoot={(props) => <Link to="/" {...props} />}
      >
        {t('back')}
      </Button>
      <span className={classes.count}>{t('count', { done, count: steps.length })}</span>
      {next && (
        <Button
          size="compact-sm"
          renderRoot={(props) => <Link {...placeOfStep[next]} {...props} />}
        >
          {t('next', { step: t(`steps.${next}.title`) })}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('close')}
        onClick={() => walkedEvent.set(null)}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </nav>
  );
}
