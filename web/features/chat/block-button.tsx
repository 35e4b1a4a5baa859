import { Button } from '@mantine/core';
import { IconUserCancel, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { self } from './chat.live.ts';
import { useSelfDeeds } from './use-self-deeds.ts';

interface BlockButtonProps {
  person: { id: number; fullName: string };
}

/** On the page of a person: also of one I never wrote with. */
export function BlockButton({ person: { id, fullName } }: BlockButtonProps) {
  const t = useTranslations('chat.privateMenu');
  const { data } = useQuery(self.options(undefined));
  const { block } = useSelfDeeds();
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const isBlocked = data.blocked.some((one) => one.id === id);
  const Icon = isBlocked ? IconUserCheck : IconUserCancel;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => (isBlocked ? void block(id, false) : setAsking(true))}
      >
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('blockTitle', { name: fullName })}
        text={t('blockText')}
        stay={t('stay')}
        go={t('block')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          void block(id, true);
        }}
      />
    </>
  );
}
