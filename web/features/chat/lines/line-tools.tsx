import { ActionIcon, Menu } from '@mantine/core';
import type { Line } from '@plenum/contract';
import {
  IconDots,
  IconLink,
  IconMessageReply,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { mayPin } from '../chat.rights.ts';
import { useConversationPlace } from '../rooms/rooms.conversation-place.ts';
import { EmojiPicker } from '../composer/emoji-picker.tsx';
import { KeepingOrder } from '../rooms/keeping-order.tsx';
import classes from './line.module.css';

interface LineToolsProps {
  line: Line;
  onEdit: () => void;
  /** Something of it is open: it stays, wherever pointer and focus go. */
  onHold: (isHeld: boolean) => void;
}

/** React and answer at once; the rest in a menu. */
export function LineTools({ line, onEdit, onHold }: LineToolsProps) {
  const t = useTranslations('chat.tools');
  const { conversation, deeds, isInThread, openThread } = useConversationPlace();
  const mayReact = conversation.mayWrite && line.state === 'shown';
  return (
    <div className={classes.tools}>
      {mayReact && (
        <EmojiPicker
          label={t('react')}
          onPick={(emoji) => void deeds.react(line, emoji)}
          onOpenChange={onHold}
        />
      )}
      {!isInThread && line.state === 'shown' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('reply')}
          onClick={() => openThread(line)}
        >
          <IconMessageReply size={18} stroke={1.75} />
        </ActionIcon>
      )}
      <More line={line} onEdit={onEdit} onHold={onHold} />
    </div>
  );
}

function More({ line, onEdit, onHold }: LineToolsProps) {
  const t = useTranslations('chat.tools');
  const { conversation, me, deeds, linkTo } = useConversationPlace();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => onHold(isOpen || isAsking), [isOpen, isAsking, onHold]);
  const isOwn = line.author?.id === me;
  const copy = async () => {
    await navigator.clipboard.writeText(linkTo(line));
    showToast({ text: t('copied') });
  };
  return (
    <>
      <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('more')}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isOwn && conversation.mayWrite && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              {t('edit')}
            </Menu.Item>
          )}
          {mayPin(conversation) && line.threadId === null && line.state === 'shown' && (
            <Menu.Item
              leftSection={line.isPinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
              onClick={() => void deeds.pin(line, !line.isPinned)}
            >
              {t(line.isPinned ? 'unpin' : 'pin')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copy()}>
            {t('copyLink')}
          </Menu.Item>
          {!isOwn && line.author && <KeepingOrder line={line} author={line.author} />}
          {isOwn && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              onClick={() => setAsking(true)}
            >
              {t('delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={t('deleteTitle')}
        text={t('deleteText')}
        stay={t('deleteStay')}
        go={t('delete')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          void deeds.remove(line);
        }}
      />
    </>
  );
}
