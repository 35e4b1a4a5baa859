import { useTranslations } from 'use-intl';
import { MissingSeat } from '../../ui/drawings/missing-seat.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { HomeLink } from '../apart/home-link.tsx';

/** No event has this address, or it is not open to everyone: nobody can tell which. */
export function PublicMissingPage() {
  const t = useTranslations('event-page.missing');
  return (
    <PlainPage drawing={<MissingSeat />} title={t('title')} text={t('text')} way={<HomeLink />} />
  );
}
