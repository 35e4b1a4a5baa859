import { Button } from '@mantine/core';
import type { Invitation } from '@plenum/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { showToast } from '../../../ui/toast/toasts.tsx';
import classes from './open-invitations.module.css';
import { invitationsOptions, invite, withdrawInvitation } from './invitations.ts';
import { usePeopleProblemText } from '../use-people-problem-text.ts';

function useInvitationActions(invitation: Invitation) {
  const t = useTranslations('people.invitations');
  const client = useQueryClient();
  const problemText = usePeopleProblemText();
  const common = {
    onError: (problem: unknown) => showToast({ text: problemText(problem), isFailure: true }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsOptions().queryKey }),
  };
  const again = useMutation({
    ...common,
    mutationFn: () => invite(invitation, invitation.role),
    onSuccess: () => showToast({ text: t('sentAgain', { email: invitation.email }) }),
  });
  const withdrawal = useMutation({
    ...common,
    mutationFn: () => withdrawInvitation(invitation),
    onSuccess: () => showToast({ text: t('withdrawn', { email: invitation.email }) }),
  });
  return { again, withdrawal };
}

export function InvitationLine({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('people.invitations');
  const people = useTranslations('people');
  const format = useFormatter();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { again, withdrawal } = useInvitationActions(invitation);
  const { email, fullName, createdAt, expiresAt } = invitation;
  // Clocks differ: what was sent never lies ahead.
  const sent = Math.min(Date.parse(createdAt), now);
  const withdraw = () => {
    setAsking(false);
    withdrawal.mutate();
  };
  return (
    <li className={classes.line}>
      <span className={classes.who}>
        <strong>{fullName || email}</strong>
        {fullName && <span>{email}</span>}
        <span className={classes.when}>
          {t('when', {
            sent: format.relativeTime(sent, now),
            ends: format.relativeTime(new Date(expiresAt), now),
          })}
        </span>
      </span>
      <div className={classes.choices}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('againFor', { email })}
          loading={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('again')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={t('withdrawFor', { email })}
          loading={withdrawal.isPending}
          disabled={again.isPending}
          onClick={() => setAsking(true)}
        >
          {t('withdraw')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('askTitle', { email })}
        text={t('askText')}
        stay={people('cancel')}
        go={t('withdraw')}
        onStay={() => setAsking(false)}
        onGo={withdraw}
      />
    </li>
  );
}
