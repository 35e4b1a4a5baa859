import '../../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { BadgeLayout, BadgeSample, MyEvent } from '@plenum/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { drawBadge } from './badges.api.ts';
import { isDrawable } from './badges.values.ts';
import classes from './badges-screen.module.css';
import { useBadgeProblemText } from './use-badge-problem-text.ts';

interface PreviewProps {
  event: MyEvent;
  layout: BadgeLayout;
  samples: readonly BadgeSample[];
}

const pauseMs = 300;

/** Drawn by what prints it, with somebody who is coming. */
export function BadgePreview({ event, layout, samples }: PreviewProps) {
  const t = useTranslations('badges.preview');
  const words = useWords(event.languages);
  const problemText = useBadgeProblemText();
  const [chosen, setChosen] = useState<number>();
  const sample = samples.find(({ placeId }) => placeId === chosen) ?? samples[0];
  const [settled] = useDebouncedValue(layout, pauseMs);
  const asked = { eventId: event.id, layout: settled, placeId: sample?.placeId ?? null };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['bookings', 'badge-preview', asked],
    queryFn: ({ signal }) => drawBadge(asked, signal),
    placeholderData: keepPreviousData,
    enabled: isDrawable(settled),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <div className={classes.preview}>
      <Panel hasRoom title={t('title')}>
        <div className={classes.shown}>
          {samples.length > 0 ? (
            <NativeSelect
              label={t('whose')}
              data={samples.map(({ placeId, fullName, ticket }) => ({
                value: `${placeId}`,
                label: `${fullName} · ${words(ticket)}`,
              }))}
              value={`${sample?.placeId}`}
              onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            />
          ) : (
            <p className={classes.hint}>{t('nobody')}</p>
          )}
          {error && <Notice tone="danger">{problemText(error)}</Notice>}
          {data ? (
            <img
              className={classes.picture}
              data-old={isPlaceholderData}
              src={`data:image/svg+xml,${encodeURIComponent(data.svg)}`}
              alt={sample ? t('of', { name: sample.fullName }) : t('title')}
            />
          ) : (
            !error && <Skeleton height={280} />
          )}
          {data && layout.sheet !== 'none' && (
            <p className={classes.hint}>{t('perSheet', { count: data.perSheet })}</p>
          )}
        </div>
      </Panel>
    </div>
  );
}
