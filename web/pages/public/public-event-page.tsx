import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ProgramSection } from '../../features/agenda/program/program-section.tsx';
import { publicEventOptions } from '../../features/events/public/public.ts';
import { JoinPanel } from '../../features/events/public/join-panel.tsx';
import { PublicAbout } from '../../features/events/public/public-about.tsx';
import { PublicOpening } from '../../features/events/public/public-opening.tsx';
import { hasWayIn, WayInLink } from '../../features/events/public/way-in-link.tsx';
import { RegisterPanel } from '../../features/bookings/register/register-panel.tsx';
import { EventSponsors } from './event-sponsors.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import classes from './public-event-page.module.css';

const route = getRouteApi('/e/$slug');

/** Below the program: nobody waits for these. */
const PublicSpeakersSection = lazy(async () => ({
  default: (await import('../../features/speakers/public/public-speakers-section.tsx'))
    .PublicSpeakersSection,
}));
const CallLink = lazy(async () => ({
  default: (await import('../../features/exhibitors/applications/call-link.tsx')).CallLink,
}));

const PricingLink = lazy(async () => ({
  default: (await import('../../features/pricing/pricing-link.tsx')).PricingLink,
}));

const HelpLink = lazy(async () => ({
  default: (await import('../../features/help/read/help-link.tsx')).HelpLink,
}));

const AroundLinks = lazy(async () => ({
  default: (await import('../../features/face/around-links.tsx')).AroundLinks,
}));

/** An event for everyone: what it is, how to come, what is on. */
export function PublicEventPage() {
  const t = useTranslations('event-page');
  const router = useRouter();
  const { slug } = route.useParams();
  const read = route.useLoaderData();
  const { data } = useQuery({ ...publicEventOptions(slug), initialData: read });
  const { event } = data;
  usePageTitle(event.name);
  const goIn = () =>
    router.history.push(event.modules.includes('lobby') ? '/venue' : '/conference-program');
  return (
    <>
      <PublicOpening {...data} way={hasWayIn(data) && <WayInLink {...data} />} />
      <div className={`opening-below ${classes.below}`}>
        <div className="opening-columns">
          <PublicAbout event={event} />
          <div className={classes.ways}>
            {data.sells && <RegisterPanel event={event} />}
            <JoinPanel event={event} onJoined={goIn} hasTickets={data.sells} />
          </div>
        </div>
        {event.modules.includes('program') && (
          <section id="program" className={classes.program} aria-labelledby="program-title">
            <h2 id="program-title">{t('program')}</h2>
            <ProgramSection slug={slug} />
          </section>
        )}
        <EventSponsors event={event} />
        {event.modules.includes('speakers') && (
          <Suspense fallback={null}>
            <PublicSpeakersSection slug={slug} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <PricingLink slug={slug} />
          <HelpLink slug={slug} />
          <AroundLinks slug={slug} />
          <CallLink event={event} />
        </Suspense>
      </div>
    </>
  );
}
