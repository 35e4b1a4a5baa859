import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../platform/abilities.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { LinesSkeleton } from '../skeleton.tsx';
import { StateMessage } from '../state-message.tsx';

const WithoutEvent = lazyPart(async () => {
  const [{ WithoutEvent: Found }] = await Promise.all([
    import('./without-event.tsx'),
    loadTexts('moderation'),
  ]);
  return Found;
});

const organising = ['manage', 'all'] as const;

/** How to come to an event. */
export function NoEvent() {
  const t = useTranslations('frame.event');
  const isOrganiser = useCan()(organising);
  if (!isOrganiser) {
    return (
      <Suspense fallback={<LinesSkeleton lines={6} />}>
        <WithoutEvent />
      </Suspense>
    );
  }
  return (
    <StateMessage
      icon={IconCalendarPlus}
      title={t('noneTitle')}
      text={t('organiserNoneText')}
      action={
        <Button renderRoot={(props) => <Link to="/conference-platform" {...props} />}>
          {t('begin')}
        </Button>
      }
    />
  );
}
