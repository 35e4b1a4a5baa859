import { useTranslations } from 'use-intl';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { HomeLink } from './home-link.tsx';

export function NotAuthorisedPage() {
  const t = useTranslations('frame.notAuthorised');
  return (
    <PlainPage drawing={<ClosedDoor />} title={t('title')} text={t('text')} way={<HomeLink />} />
  );
}
