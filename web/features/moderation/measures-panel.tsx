import { Button } from '@mantine/core';
import type { Measure } from '@plenum/contract';
import { IconScale } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { showToast } from '../../ui/toast/toasts.tsx';
import { MeasureWords } from './measure-words.tsx';
import { deskKey, liftMeasure, measuresOptions } from './moderation.api.ts';
import classes from './moderation.module.css';
import { PanelState } from './panel-state.tsx';
import { useModerationProblemText } from './use-moderation-problem-text.ts';

/** Warnings, mutes and bans, and the way to take one back. */
export function MeasuresPanel({ eventId }: { eventId: number }) {
  const t = useTranslations('moderation.measures');
  const query = useQuery(measuresOptions(eventId));
  return (
    <PanelState query={query}>
      {({ measures }) =>
        measures.length === 0 ? (
          <StateMessage icon={IconScale} title={t('emptyTitle')} text={t('emptyText')} />
        ) : (
          <ul className={classes.cases} aria-label={t('label')}>
            {measures.map((measure) => (
              <MeasureCard key={measure.id} eventId={eventId} measure={measure} />
            ))}
          </ul>
        )
      }
    </PanelState>
  );
}

function MeasureCard({ eventId, measure }: { eventId: number; measure: Measure }) {
  const t = useTranslations('moderation.measures');
  const desk = useTranslations('moderation');
  const client = useQueryClient();
  const problemText = useModerationProblemText();
  const { person, by, isOver, kind, appeal } = measure;
  const lifting = useMutation({
    mutationFn: () => liftMeasure(eventId, measure.id),
    onSuccess: () => showToast({ text: t('lifted') }),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: deskKey(eventId) }),
  });
  return (
    <li className={classes.card}>
      <header className={classes.who}>
        <PersonPicture name={person.fullName} picture={person.avatar} size={36} />
        <div>
          <h2>
            <bdi>{person.fullName || desk('gone')}</bdi>
          </h2>
          <p className={classes.soft}>{t('by', { name: by?.fullName ?? desk('gone') })}</p>
        </div>
        {!isOver && kind !== 'warn' && (
          <Button
            variant="default"
            size="compact-md"
            loading={lifting.isPending}
            aria-label={t('liftOf', { name: person.fullName })}
            onClick={() => lifting.mutate()}
          >
            {t('lift')}
          </Button>
        )}
      </header>
      <MeasureWords measure={measure} />
      {appeal && (
        <blockquote className={classes.quote} dir="auto">
          {appeal.text}
        </blockquote>
      )}
      {appeal?.answer && (
        <p>
          {t('answered')} <bdi>{appeal.answer}</bdi>
        </p>
      )}
    </li>
  );
}
