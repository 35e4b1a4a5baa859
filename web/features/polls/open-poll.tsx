import { Button } from '@mantine/core';
import type { MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import type { Place } from './polls.api.ts';
import { polls } from './polls.live.ts';
import classes from './polls.module.css';
import { useReached } from './use-reached.ts';

interface OpenPollProps {
  event: MyEvent;
  place: Place;
  shows: () => number | null;
  onOpen: () => void;
}

/** Under the picture: what is asked at this moment, until one has voted. */
export function OpenPoll({ event, place, shows, onOpen }: OpenPollProps) {
  const t = useTranslations('polls');
  const words = useWords(event.languages);
  const { data } = useQuery(polls.options(place));
  const open = data?.polls.find(({ state }) => state === 'open');
  const isReached = useReached(open?.openedAt ?? null, shows);
  const vote = data?.votes.find(({ pollId }) => pollId === open?.id);
  const hasVoted = vote !== undefined && vote.choices.length + vote.words.length > 0;
  if (!open || !isReached || hasVoted) return null;
  return (
    <output className={classes.notice}>
      <IconChartBar size={20} aria-hidden />
      <bdi>{words(open.question)}</bdi>
      <Button size="compact-md" onClick={onOpen}>
        {t('vote')}
      </Button>
    </output>
  );
}
