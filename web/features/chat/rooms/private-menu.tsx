import { ActionIcon, Menu } from '@mantine/core';
import type { Conversation } from '@plenum/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  IconDots,
  IconDoorExit,
  IconUser,
  IconUserCancel,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { GroupDrawer } from './group-drawer.tsx';
import { NotifyItems } from './notify-items.tsx';
import { useConversationDeeds } from './use-conversation-deeds.ts';
import { useMe } from '../desks/use-owner.ts';

interface PrivateMenuProps {
  conversation: Conversation;
  eventId: number | undefined;
}

export function PrivateMenu({ conversation, eventId }: PrivateMenuProps) {
  const t = useTranslations('chat.privateMenu');
  const me = useMe();
  const navigate = useNavigate();
  const { block, removeMember } = useConversationDeeds(conversation);
  const [asks, setAsks] = useState<'block' | 'leave' | 'group' | null>(null);
  const close = () => setAsks(null);
  const { kind, people, title, standing } = conversation;
  const [other] = people;
  const go = async () => {
    close();
    if (asks === 'block' && other) return block(other, true);
    if (await removeMember(me)) void navigate({ to: '/comet-chat' });
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('open')}>
            <IconDots size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <NotifyItems conversation={conversation} />
          <Menu.Divider />
          {kind === 'direct' && other && (
            <OtherItems conversation={conversation} onBlock={() => setAsks('block')} />
          )}
          {kind === 'group' && (
            <Menu.Item leftSection={<IconUsers size={16} />} onClick={() => setAsks('group')}>
              {t('members')}
            </Menu.Item>
          )}
          {kind === 'group' && standing === 'member' && (
            <Menu.Item
              color="red"
              leftSection={<IconDoorExit size={16} />}
              onClick={() => setAsks('leave')}
            >
              {t('leave')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <GroupDrawer
        conversation={conversation}
        eventId={eventId}
        opened={asks === 'group'}
        onClose={close}
      />
      <ConfirmDialog
        opened={asks === 'block' || asks === 'leave'}
        title={t(asks === 'leave' ? 'leaveTitle' : 'blockTitle', {
          name: kind === 'group' ? title : (other?.fullName ?? ''),
        })}
        text={t(asks === 'leave' ? 'leaveText' : 'blockText')}
        stay={t('stay')}
        go={t(asks === 'leave' ? 'leave' : 'block')}
        onStay={close}
        onGo={() => void go()}
      />
    </>
  );
}

interface OtherItemsProps {
  conversation: Conversation;
  onBlock: () => void;
}

/** About the one I talk to. */
function OtherItems({ conversation, onBlock }: OtherItemsProps) {
  const t = useTranslations('chat.privateMenu');
  const { block } = useConversationDeeds(conversation);
  const [other] = conversation.people;
  if (!other) return null;
  return (
    <>
      <Menu.Item
        leftSection={<IconUser size={16} />}
        renderRoot={(props) => (
          <Link to="/people/$personId" params={{ personId: String(other.id) }} {...props} />
        )}
      >
        {t('profile')}
      </Menu.Item>
      {conversation.isBlocked ? (
        <Menu.Item
          leftSection={<IconUserCheck size={16} />}
          onClick={() => void block(other, false)}
        >
          {t('unblock')}
        </Menu.Item>
      ) : (
        <Menu.Item color="red" leftSection={<IconUserCancel size={16} />} onClick={onBlock}>
          {t('block')}
        </Menu.Item>
      )}
    </>
  );
}
