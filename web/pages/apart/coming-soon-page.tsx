import { useTranslations } from 'use-intl';
import { ClosedCurtain } from '../../ui/drawings/closed-curtain.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { HomeLink } from './home-link.tsx';

export function ComingSoonPage() {
  const t = useTranslations('frame.comingSoon');
  return (
    <PlainPage drawing={<ClosedCurtain />} title={t('title')} text={t('text')} way={<HomeLink />} />
  );
}
