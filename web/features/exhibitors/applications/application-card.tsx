import { Button } from '@mantine/core';
import type { Application } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { DecisionForm } from './decision-form.tsx';
import classes from '../setup/exhibitor-panel.module.css';
import { hostOf, isWebLink } from '../exhibitors.links.ts';

interface ApplicationCardProps {
  eventId: number;
  application: Application;
}

export function ApplicationCard({ eventId, application }: ApplicationCardProps) {
  const t = useTranslations('exhibitors');
  const [answer, setAnswer] = useState<'accept' | 'refuse'>();
  const { company, contactName, email, website, tier, words, state, at } = application;
  return (
    <article className={classes.card}>
      <header>
        <h3>
          <bdi>{company}</bdi>
        </h3>
        <span className={classes.state} data-state={state}>
          {t(`applications.states.${state}`)}
        </span>
      </header>
      <p className={classes.facts}>
        <bdi>{contactName}</bdi>
        <a href={`mailto:${email}`}>
          <bdi>{email}</bdi>
        </a>
        {isWebLink(website) && (
          <a href={website} target="_blank" rel="noopener noreferrer">
            <bdi>{hostOf(website)}</bdi>
          </a>
        )}
        <span>{t('applications.wants', { tier: t(`tiers.${tier}`) })}</span>
        <RelativeTime at={at} />
      </p>
      {words && (
        <bdi className={classes.quote}>
          <Paragraphs text={words} />
        </bdi>
      )}
      {state === 'waiting' && !answer && (
        <div className={classes.choices}>
          <Button onClick={() => setAnswer('accept')}>{t('applications.accept')}</Button>
          <Button variant="default" onClick={() => setAnswer('refuse')}>
            {t('applications.refuse')}
          </Button>
        </div>
      )}
      {state === 'waiting' && answer && (
        <DecisionForm
          eventId={eventId}
          application={application}
          isAccepted={answer === 'accept'}
          onCancel={() => setAnswer(undefined)}
        />
      )}
    </article>
  );
}
