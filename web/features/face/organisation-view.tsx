import type { OrganisationPage } from '@plenum/contract';
import { IconArrowRight, IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../platform/i18n/words.ts';
import { Opening } from '../../ui/opening.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { EventCards } from './event-cards.tsx';
import { organisationPageOptions } from './face.api.ts';
import { HelpTopics } from './help-topics.tsx';
import classes from './organisation-view.module.css';

interface OrganisationViewProps {
  /** As it was read on the way to the page. */
  read: OrganisationPage;
  renderNews: (page: OrganisationPage, eventSlug: string) => ReactNode;
}

/** An organisation for everyone: what it holds, what is new, and where to find help. */
export function OrganisationView({ read, renderNews }: OrganisationViewProps) {
  const t = useTranslations('face.page');
  const { data: page } = useQuery({ ...organisationPageOptions(read.place), initialData: read });
  const words = useWords(page.languages);
  const about = words(page.about).trim();
  const { events, posts, help, eventSlug } = page;
  const banner = events.find((event) => event.banner)?.banner ?? null;
  usePageTitle(page.name);
  return (
    <>
      <Opening over="" title={page.name} lead={words(page.lead)} picture={banner} />
      <div className={`opening-below ${classes.below}`}>
        {about && (
          <section aria-labelledby="about">
            <h2 id="about" className="visually-hidden">
              {t('about')}
            </h2>
            <Paragraphs text={about} className="opening-text" />
          </section>
        )}
        <Events page={page} />
        {eventSlug && posts.length > 0 && (
          <Part title={t('news')} more={<NewsLink slug={eventSlug} />}>
            {renderNews(page, eventSlug)}
          </Part>
        )}
        {eventSlug && help.length > 0 && (
          <Part title={t('help')} more={<AnswersLink slug={eventSlug} />}>
            <HelpTopics topics={help} slug={eventSlug} languages={page.languages} />
          </Part>
        )}
      </div>
    </>
  );
}

const isOver = (event: OrganisationPage['events'][number]) => event.state === 'ended';

function Events({ page }: { page: OrganisationPage }) {
  const t = useTranslations('face.page');
  const ahead = page.events.filter((event) => !isOver(event));
  const over = page.events.filter(isOver);
  return (
    <>
      <Part title={t('events')}>
        {ahead.length > 0 ? (
          <EventCards events={ahead} />
        ) : (
          <StateMessage
            icon={IconCalendarEvent}
            title={t('noEvents')}
            text={t('noEventsText', { name: page.name })}
          />
        )}
      </Part>
      {over.length > 0 && (
        <Part title={t('over')}>
          <EventCards events={over} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  title: string;
  more?: ReactNode;
  children: ReactNode;
}

function Part({ title, more, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

const arrow = <IconArrowRight size={16} aria-hidden className="mantine-rotate-rtl" />;

function NewsLink({ slug }: { slug: string }) {
  const t = useTranslations('face.page');
  return (
    <Link to="/e/$slug/blog" params={{ slug }}>
      {t('allNews')} {arrow}
    </Link>
  );
}

function AnswersLink({ slug }: { slug: string }) {
  const t = useTranslations('face.page');
  return (
    <Link to="/e/$slug/help" params={{ slug }}>
      {t('allHelp')} {arrow}
    </Link>
  );
}
