import { useTranslations } from 'use-intl';
import { StageLadder } from '../../ui/drawings/stage-ladder.tsx';
import { PlainPage } from '../../ui/page/plain-page.tsx';
import { TryAgainLink } from './try-again-link.tsx';

export function MaintenancePage() {
  const t = useTranslations('frame.maintenance');
  return (
    <PlainPage
      drawing={<StageLadder />}
      title={t('title')}
      text={t('text')}
      way={<TryAgainLink />}
    />
  );
}
