import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Invitation } from '../../ui/page/invitation.tsx';
import { aroundOptions } from './face.api.ts';

/** On the page of an event: the news and the other events of its organisation, where they are public. */
export function AroundLinks({ slug }: { slug: string }) {
  const t = useTranslations('event-page.around');
  const { data } = useQuery(aroundOptions(slug));
  const { organisation, hasNews } = data ?? { organisation: null, hasNews: false };
  return (
    <>
      {hasNews && (
        <Invitation
          title={t('newsTitle')}
          text={t('newsText')}
          link={t('newsLink')}
          renderLink={(says) => (
            <Link to="/e/$slug/blog" params={{ slug }}>
              {says}
            </Link>
          )}
        />
      )}
      {organisation && (
        <Invitation
          title={t('moreTitle', { name: organisation.name })}
          text={t('moreText')}
          link={t('moreLink')}
          renderLink={(says) => (
            <Link to="/o/$place" params={{ place: organisation.place }}>
              {says}
            </Link>
          )}
        />
      )}
    </>
  );
}
