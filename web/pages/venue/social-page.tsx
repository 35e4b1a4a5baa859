import { Button } from '@mantine/core';
import type { MyEvent, PersonPage } from '@plenum/contract';
import { IconPencil, IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { BlockButton } from '../../features/chat/block-button.tsx';
import { MessageButton } from '../../features/chat/message-button.tsx';
import { Composer } from '../../features/feed/composer.tsx';
import type { Circle } from '../../features/feed/feed.live.ts';
import { FeedList } from '../../features/feed/feed-list.tsx';
import { readFeedSearch } from '../../features/feed/feed.places.ts';
import { PhotosPanel } from '../../features/feed/photos-panel.tsx';
import { PollsPanel } from '../../features/feed/polls-panel.tsx';
import { SinglePost } from '../../features/feed/single-post.tsx';
import { ConnectionActions } from '../../features/profiles/connections/connection-actions.tsx';
import { SuggestedFew } from '../../features/profiles/connections/suggested-few.tsx';
import { PersonFacts } from '../../features/profiles/person/person-facts.tsx';
import { SocialHead } from '../../features/profiles/person/social-head.tsx';
import { personOptions } from '../../features/profiles/profiles.api.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { useSession } from '../../platform/session/session.ts';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { LinesSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { ReportButton } from '../report-button.tsx';
import classes from './social-page.module.css';

/** One's own page with what everyone posts, or somebody else's with what they post. */
export function SocialPage() {
  const asked = Number(useParams({ strict: false }).personId ?? 0);
  const me = useSession()?.person.id ?? 0;
  const id = asked || me;
  return (
    <EventNeeded>
      {(event) => <Social key={`${event.id} ${id}`} event={event} id={id} isMine={id === me} />}
    </EventNeeded>
  );
}

interface SocialProps {
  event: MyEvent;
  id: number;
  isMine: boolean;
}

function Social({ event, id, isMine }: SocialProps) {
  const t = useTranslations('feed');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useQuery(personOptions(event.id, id));
  usePageTitle(data?.fullName ?? t('title'));
  if (data) return <Page event={event} person={data} isMine={isMine} />;
  if (!error) return <LinesSkeleton lines={8} />;
  const isMissing = error instanceof CallProblem && error.status === 404;
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {isMissing ? (
        <StateMessage icon={IconUserQuestion} title={t('missingTitle')} text={t('missingText')} />
      ) : (
        <ErrorState
          title={t('failed')}
          text={problemText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

interface PageProps {
  event: MyEvent;
  person: PersonPage;
  isMine: boolean;
}

function Page({ event, person, isMine }: PageProps) {
  const t = useTranslations('feed');
  const { post } = readFeedSearch(useSearch({ strict: false }));
  const { id: eventId, banner } = event;
  const circle: Circle = isMine ? { eventId } : { eventId, personId: person.id };
  return (
    <div className={classes.page}>
      <SocialHead person={person} cover={banner}>
        {isMine ? <EditOwn /> : <TheirDeeds eventId={eventId} person={person} />}
      </SocialHead>
      <div className={classes.columns}>
        <div className={classes.middle}>
          {post === undefined ? (
            <>
              {isMine && <Composer eventId={eventId} />}
              <FeedList circle={circle} />
            </>
          ) : (
            <>
              <SinglePost key={post} id={Number(post)} />
              <AllPosts />
            </>
          )}
        </div>
        <div className={classes.side}>
          <Panel title={t('about')} hasRoom>
            <PersonFacts facts={person} common={person.inCommon} />
          </Panel>
          <PhotosPanel circle={circle} />
        </div>
        <div className={classes.side}>
          <SuggestedFew eventId={eventId} />
          <PollsPanel circle={circle} />
        </div>
      </div>
    </div>
  );
}

function EditOwn() {
  const t = useTranslations('feed');
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/my-profile" {...props} />}
    >
      {t('editProfile')}
    </Button>
  );
}

interface TheirDeedsProps {
  eventId: number;
  person: PersonPage;
}

function TheirDeeds({ eventId, person }: TheirDeedsProps) {
  return (
    <>
      <ConnectionActions eventId={eventId} person={person} />
      <MessageButton person={person} />
      <ReportButton
        eventId={eventId}
        subject={{ kind: 'profile', personId: person.id }}
        name={person.fullName}
      />
      <BlockButton person={person} />
    </>
  );
}

function AllPosts() {
  const t = useTranslations('feed');
  return (
    <Button
      variant="default"
      className={classes.all}
      renderRoot={(props) => <Link to="/pages/profile" {...props} />}
    >
      {t('allPosts')}
    </Button>
  );
}
