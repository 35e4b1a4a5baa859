import { ActionIcon } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCan } from '../../../platform/abilities.ts';
import { addTopic } from '../chat.api.ts';
import { lists } from '../chat.live.ts';
import { TitleDialog } from './title-dialog.tsx';

/** Organisers open topics. */
export function TopicButton({ eventId }: { eventId: number }) {
  const t = useTranslations('chat.topic');
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOrganiser = useCan()(['manage', 'all']);
  const [isOpen, setOpen] = useState(false);
  if (!isOrganiser) return null;
  const add = async (title: string) => {
    const topic = await addTopic(eventId, title);
    void client.invalidateQueries(lists.options(eventId));
    void navigate({
      to: '/live-chat/$conversationId',
      params: { conversationId: String(topic.id) },
    });
  };
  return (
    <>
      <ActionIcon variant="light" size="lg" aria-label={t('add')} onClick={() => setOpen(true)}>
        <IconPlus size={20} stroke={1.75} />
      </ActionIcon>
      <TitleDialog
        opened={isOpen}
        heading={t('add')}
        label={t('name')}
        title=""
        save={t('save')}
        onSave={add}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
