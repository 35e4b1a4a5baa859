import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Invitation } from '../../../ui/page/invitation.tsx';
import { shownHelp } from '../help.live.ts';

/** On the page of an event while its organisation shows its help to everyone; otherwise nothing. */
export function HelpLink({ slug }: { slug: string }) {
  const t = useTranslations('event-page.help');
  const { data } = useQuery(shownHelp.options({ slug }));
  if (!data?.help || data.help.categories.length === 0) return null;
  return (
    <Invitation
      title={t('title')}
      text={t('text')}
      link={t('link')}
      renderLink={(says) => (
        <Link to="/e/$slug/help" params={{ slug }}>
          {says}
        </Link>
      )}
    />
  );
}
