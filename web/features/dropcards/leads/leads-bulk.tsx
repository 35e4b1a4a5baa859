import { Button, Menu } from '@mantine/core';
import type { Booth, Lead } from '@plenum/contract';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { changeLead, leadsKey } from './leads.ts';
import { learnLead } from '../dropcards.live.ts';
import { useCardProblemText } from '../use-card-problem-text.ts';

interface LeadsBulkProps {
  exhibitorId: number;
  staff: Booth['staff'];
  leads: readonly Lead[];
  onDone: () => void;
}

/** Shares chosen leads out; withdrawn ones are nobody's. */
export function LeadsBulk({ exhibitorId, staff, leads, onDone }: LeadsBulkProps) {
  const t = useTranslations('dropcards.leads');
  const client = useQueryClient();
  const problemText = useCardProblemText();
  const held = leads.filter(({ withdrawnAt }) => withdrawnAt === null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (assigneeId: number | null) => {
      for (const lead of held) {
        learnLead(client, exhibitorId, await changeLead(exhibitorId, lead, { assigneeId }));
      }
    },
    onSuccess: () => {
      showToast({ text: t('assigned', { count: held.length }) });
      onDone();
    },
    onError: (problem) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: leadsKey(exhibitorId) }),
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
