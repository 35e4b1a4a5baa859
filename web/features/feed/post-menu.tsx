import { ActionIcon, Menu } from '@mantine/core';
import type { FeedPost } from '@plenum/contract';
import { IconDots, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReport } from '../../platform/report.ts';
import { useSession } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { removePost } from './feed.api.ts';
import { useDeed } from './use-deed.ts';

/** As much as tells what is meant. */
const beginning = 200;

interface PostMenuProps {
  post: FeedPost;
  onEdit: () => void;
}

/** What this reader may do about it beside liking it. */
export function PostMenu({ post, onEdit }: PostMenuProps) {
  const t = useTranslations('feed');
  const report = useReport();
  const me = useSession()?.person.id;
  const [isAsking, setAsking] = useState(false);
  const removal = useDeed(() => removePost(post.id));
  const { id, author, eventId, text, state, canRemove } = post;
  const isMine = author.id === me;
  const name = text.slice(0, beginning);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('more')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isMine && state === 'shown' && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
              {t('edit')}
            </Menu.Item>
          )}
          {canRemove && (
            <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => setAsking(true)}>
              {t('remove')}
            </Menu.Item>
          )}
          {!isMine && (
            <Menu.Item
              leftSection={<IconFlag size={16} />}
              onClick={() => report({ eventId, subject: { kind: 'post', postId: id }, name })}
            >
              {t('report')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle')}
        text={t('removeText')}
        stay={t('cancel')}
        go={t('remove')}
        onStay={() => setAsking(false)}
        onGo={() => {
          setAsking(false);
          removal.mutate();
        }}
      />
    </>
  );
}
