import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { firstSteps } from './steps.live.ts';
import { allSteps, placeOfStep, walkedEvent } from './steps.places.ts';
import classes from './steps-strip.module.css';

/** On the pages the steps lead to: how far one is, what comes next, and the way back. */
export function StepsStrip({ eventId }: { eventId: number }) {
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
