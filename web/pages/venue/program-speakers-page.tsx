import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { PublicSpeaker } from '../../features/speakers/public/public-speaker.tsx';
import { PublicSpeakers } from '../../features/speakers/public/public-speakers.tsx';
import { moderated } from '../../features/speakers/speakers.live.ts';
import { EventNeeded } from '../../ui/event/event-needed.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import classes from './program-speakers-page.module.css';

const route = getRouteApi('/signed-in/conference-program/speakers/$speakerId');
const all = '/conference-program/speakers';

/** Who speaks, for those who take part. */
export function ProgramSpeakersPage() {
  const t = useTranslations('shown-speakers');
  usePageTitle(t('title'));
  return (
    <EventNeeded>
      {({ slug }) => (
        <div className={classes.screen}>
          <h1>{t('title')}</h1>
          <PublicSpeakers slug={slug} hrefOf={(id) => `${all}/${id}`} />
        </div>
      )}
    </EventNeeded>
  );
}

export function ProgramSpeakerPage() {
  const { speakerId } = route.useParams();
  return (
    <EventNeeded>
      {({ slug, id }) => <OneSpeaker slug={slug} eventId={id} id={Number(speakerId)} />}
    </EventNeeded>
  );
}

function OneSpeaker({ slug, eventId, id }: { slug: string; eventId: number; id: number }) {
  const { data } = useQuery(moderated.options(eventId));
  return (
    <PublicSpeaker
      slug={slug}
      id={id}
      allHref={all}
      sessionHrefOf={(session) => `/conference-program?session=${session}`}
      moderated={data?.sessionIds ?? []}
    />
  );
}
