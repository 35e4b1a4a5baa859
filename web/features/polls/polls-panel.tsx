import { Button } from '@mantine/core';
import type { MyEvent, Poll } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconChartBar, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadingState } from '../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { PollCard } from './poll-card.tsx';
import { PollDrawer } from './poll-drawer.tsx';
import type { Place } from './polls.api.ts';
import { polls } from './polls.live.ts';
import classes from './polls.module.css';
import { usePollDeeds } from './use-poll-deeds.ts';
import { useReached } from './use-reached.ts';

interface PollsPanelProps {
  event: MyEvent;
  place: Place;
  /** When what the picture shows was sent: a poll opens with the picture. */
  shows: () => number | null;
  /** It is over: nothing new is asked. */
  isPast?: boolean;
}

/** What those on the stage ask; organisers prepare, open and close it in the same place. */
export function PollsPanel({ event, place, shows, isPast = false }: PollsPanelProps) {
  const t = useTranslations('polls');
  const reading = useQuery(polls.options(place));
  const deeds = usePollDeeds(place);
  const [edited, setEdited] = useState<Poll | 'new'>();
  const { data } = reading;
  if (!data) {
    return (
      <ReadingState reading={reading} title={t('failed')} skeleton={<LinesSkeleton lines={5} />} />
    );
  }
  const { mayManage } = data;
  const shown = isPast ? data.polls.filter(({ state }) => state !== 'draft') : data.polls;
  return (
    <section className={classes.panel} aria-label={t('name')}>
      {mayManage && !isPast && (
        <div className={classes.bar}>
          <Button
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('add')}
          </Button>
        </div>
      )}
      {shown.length === 0 ? (
        <StateMessage
          icon={IconChartBar}
          title={t('emptyTitle')}
          text={t(mayManage ? 'emptyForOrganisers' : 'emptyText')}
        />
      ) : (
        <ul className={classes.list}>
          {shown.map((poll) => (
            <WithPicture key={poll.id} poll={poll} shows={mayManage ? always : shows}>
              <PollCard
                event={event}
                poll={poll}
                results={data.results.find(({ pollId }) => pollId === poll.id)}
                vote={data.votes.find(({ pollId }) => pollId === poll.id)}
                mayManage={mayManage && !isPast}
                deeds={deeds}
                onEdit={() => setEdited(poll)}
              />
            </WithPicture>
          ))}
        </ul>
      )}
      {mayManage && (
        <PollDrawer
          event={event}
          place={place}
          edited={edited}
          known={data.polls}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}

const always = () => null;

interface WithPictureProps {
  poll: Poll;
  shows: () => number | null;
  children: ReactNode;
}

function WithPicture({ poll, shows, children }: WithPictureProps) {
  const isReached = useReached(poll.state === 'open' ? poll.openedAt : null, shows);
  return isReached && children;
}
