import { useTranslations } from 'use-intl';
import { MissingSeat } from '../../ui/drawings/missing-seat.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { HomeLink } from './home-link.tsx';

export function NotFoundPage() {
  const t = useTranslations('frame.notFound');
  return (
    <PlainPage drawing={<MissingSeat />} title={t('title')} text={t('text')} way={<HomeLink />} />
  );
}
