import { Button } from '@mantine/core';
import { IconId } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../../platform/use-problem-text.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { printPlace } from './badges.api.ts';
import { badges } from './badges.live.ts';

interface PrintBadgeProps {
  eventId: number;
  placeId: number;
  name: string;
}

/** Of one place; only where the event has badges. */
export function PrintBadge({ eventId, placeId, name }: PrintBadgeProps) {
  const t = useTranslations('bookings.badge');
  const problemText = useProblemText();
  const { data } = useQuery(badges.options(eventId));
  const { mutate, isPending } = useMutation({
    mutationFn: () => printPlace(placeId),
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  if (!data || data.version === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconId size={16} aria-hidden />}
      loading={isPending}
      aria-label={t('printOf', { name })}
      onClick={() => mutate()}
    >
      {t('print')}
    </Button>
  );
}
