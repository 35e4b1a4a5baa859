import { Button, Drawer } from '@mantine/core';
import type { SavedReply } from '@plenum/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast/toasts.tsx';
import { addReply, changeReply, forgetReply, savedRepliesOptions } from './desks.api.ts';
import classes from './desk-tools.module.css';
import { ReplyForm } from './reply-form.tsx';
import { useDeskProblemText } from './use-desk-problem-text.ts';

interface RepliesDrawerProps {
  eventId: number;
  opened: boolean;
  onClose: () => void;
}

/** Answers that are given often, for everyone who sees to the desk. */
export function RepliesDrawer({ eventId, opened, onClose }: RepliesDrawerProps) {
  const t = useTranslations('desks.replies');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      {opened && <Replies eventId={eventId} />}
    </Drawer>
  );
}

function Replies({ eventId }: Pick<RepliesDrawerProps, 'eventId'>) {
  const t = useTranslations('desks.replies');
  const client = useQueryClient();
  const problemText = useDeskProblemText();
  const [openId, setOpenId] = useState<number | 'new'>();
  const { data, error, isFetching, refetch } = useQuery(savedRepliesOptions(eventId));
  const readAgain = () => client.invalidateQueries(savedRepliesOptions(eventId));
  const close = () => setOpenId(undefined);
  const remove = async ({ id, title, text }: SavedReply) => {
    await forgetReply(eventId, id);
    const onAction = () => void addReply(eventId, { title, text }).then(readAgain);
    showToast({ text: t('removed', { title }), action: 'undo', onAction });
  };
  if (!data) {
    if (!error) return <LinesSkeleton lines={4} />;
    return (
      <ErrorState
        title={t('failed')}
        text={problemText(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      {data.length === 0 && <p className={classes.none}>{t('empty')}</p>}
      <ul className={classes.replies}>
        {data.map((reply) => (
          <li key={reply.id} className={classes.reply}>
            {openId === reply.id ? (
              <ReplyForm
                initial={{ title: reply.title, text: reply.text }}
                save={(body) => changeReply(eventId, reply.id, body).then(readAgain)}
                onClose={close}
              />
            ) : (
              <Reply
                reply={reply}
                onChange={() => setOpenId(reply.id)}
                onRemove={() =>
                  void remove(reply)
                    .catch((problem: unknown) =>
                      showToast({ text: problemText(problem), isFailure: true }),
                    )
                    .finally(readAgain)
                }
              />
            )}
          </li>
        ))}
      </ul>
      {openId === 'new' ? (
        <ReplyForm
          initial={{ title: '', text: '' }}
          save={(body) => addReply(eventId, body).then(readAgain)}
          onClose={close}
        />
      ) : (
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpenId('new')}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

interface ReplyProps {
  reply: SavedReply;
  onChange: () => void;
  onRemove: () => void;
}

function Reply({ reply, onChange, onRemove }: ReplyProps) {
  const t = useTranslations('desks.replies');
  return (
    <>
      <strong>
        <bdi>{reply.title}</bdi>
      </strong>
      <p dir="auto">{reply.text}</p>
      <div className={classes.choices}>
        <Button
          size="xs"
          variant="default"
          aria-label={t('changeOne', { title: reply.title })}
          onClick={onChange}
        >
          {t('change')}
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-label={t('removeOne', { title: reply.title })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
