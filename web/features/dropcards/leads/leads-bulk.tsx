import { Button, Menu } from '@mantine/core';
import type { Booth, Lead } from '@plenum/contract';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeLead } from './leads.ts';
import { leads } from './leads.live.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

interface LeadsBulkProps {
  exhibitorId: number;
  staff: Booth['staff'];
  chosen: readonly Lead[];
  onDone: () => void;
}

/** Shares chosen leads out; withdrawn ones are nobody's. */
export function LeadsBulk({ exhibitorId, staff, chosen, onDone }: LeadsBulkProps) {
  const t = useTranslations('dropcards.leads');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const held = chosen.filter(({ withdrawnAt }) => withdrawnAt === null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (assigneeId: number | null) => {
      for (const lead of held) {
        teach(client, leads.told([await changeLead(exhibitorId, lead, { assigneeId })]));
      }
    },
    onSuccess: () => {
      showToast({ text: t('assigned', { count: held.length }) });
      onDone();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
  });
  return (
    <Menu withinPortal={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconUserCheck size={18} aria-hidden />}
          loading={isPending}
          disabled={held.length === 0}
        >
          {t('assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {staff.map(({ personId, fullName }) => (
          <Menu.Item key={personId} onClick={() => mutate(personId)}>
            <bdi>{fullName}</bdi>
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => mutate(null)}>{t('nobody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
