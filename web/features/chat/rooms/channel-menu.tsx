import { ActionIcon, Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { useNavigate } from '@tanstack/react-router';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teach } from '../../../platform/live/teach.ts';
import { useCan } from '../../../platform/abilities.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { closeTopic, renameTopic } from '../chat.api.ts';
import { answered } from '../chat.live.ts';
import { NotifyItems } from './notify-items.tsx';
import { RulesItems } from './rules-items.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useChatProblemText } from '../use-chat-problem-text.ts';

/** What of a channel I am told of; for who moderates, its rules; for organisers, the topic itself. */
export function ChannelMenu({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.channelMenu');
  const isOrganiser = useCan()(['manage', 'all']);
  const [asks, setAsks] = useState<'rename' | 'close' | null>(null);
  const isOwnTopic = isOrganiser && conversation.about === 'topic';
  return (
    <>
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('open')}>
            <IconDots size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <NotifyItems conversation={conversation} />
          {conversation.mayModerate && <RulesItems conversation={conversation} />}
          {isOwnTopic && (
            <>
              <Menu.Divider />
              <Menu.Item
                closeMenuOnClick
                leftSection={<IconPencil size={16} />}
                onClick={() => setAsks('rename')}
              >
                {t('rename')}
              </Menu.Item>
              <Menu.Item
                closeMenuOnClick
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => setAsks('close')}
              >
                {t('close')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <TopicDialogs conversation={conversation} asks={asks} onDone={() => setAsks(null)} />
    </>
  );
}

interface TopicDialogsProps {
  conversation: Conversation;
  asks: 'rename' | 'close' | null;
  onDone: () => void;
}

function TopicDialogs({ conversation, asks, onDone }: TopicDialogsProps) {
  const t = useTranslations('chat.channelMenu');
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemText = useChatProblemText();
  const { id, title } = conversation;
  const close = async () => {
    onDone();
    try {
      await closeTopic(id);
      void navigate({ to: '/live-chat' });
    } catch (problem) {
      showToast({ text: problemText(problem), isFailure: true });
    }
  };
  return (
    <>
      <TitleDialog
        opened={asks === 'rename'}
        heading={t('rename')}
        label={t('name')}
        title={title}
        save={t('save')}
        onSave={async (next) => teach(client, ...answered(await renameTopic(id, next)))}
        onClose={onDone}
      />
      <ConfirmDialog
        opened={asks === 'close'}
        title={t('closeTitle', { name: title })}
        text={t('closeText')}
        stay={t('closeStay')}
        go={t('close')}
        onStay={onDone}
        onGo={() => void close()}
      />
    </>
  );
}
