import { useTranslations } from 'use-intl';
import { FallenMicrophone } from '../../ui/drawings/fallen-microphone.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { TryAgainLink } from './try-again-link.tsx';

export function ErrorPage() {
  const t = useTranslations('frame.error');
  return (
    <PlainPage
      drawing={<FallenMicrophone />}
      title={t('title')}
      text={t('text')}
      way={<TryAgainLink />}
    />
  );
}
