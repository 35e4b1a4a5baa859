import { ActionIcon, Button, Modal, TextInput } from '@mantine/core';
import type { ChatPerson } from '@plenum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconMessagePlus } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { makeGroup, openDirect } from '../chat.api.ts';
import { lists } from '../chat.live.ts';
import classes from './drawers.module.css';
import { PeoplePicker } from './people-picker.tsx';
import { useChatProblemText } from '../use-chat-problem-text.ts';

/** With one person it is a conversation, with several a group that has a name. */
export function NewChatButton({ eventId }: { eventId: number }) {
  const t = useTranslations('chat.newChat');
  const shell = useTranslations('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ActionIcon variant="light" size="lg" aria-label={t('open')} onClick={() => setOpen(true)}>
        <IconMessagePlus size={20} stroke={1.75} />
      </ActionIcon>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('open')}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <NewChat eventId={eventId} onDone={close} />
      </Modal>
    </>
  );
}

function NewChat({ eventId, onDone }: { eventId: number; onDone: () => void }) {
  const t = useTranslations('chat.newChat');
  const client = useQueryClient();
  const navigate = useNavigate();
  const problemText = useChatProblemText();
  const [chosen, setChosen] = useState<readonly ChatPerson[]>([]);
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [first] = chosen;
  const isGroup = chosen.length > 1;
  const isReady = first !== undefined && (!isGroup || title.trim() !== '');

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!first || !isReady || isBusy) return;
    setBusy(true);
    try {
      const personIds = chosen.map(({ id }) => id);
      const made = isGroup
        ? await makeGroup({ title: title.trim(), personIds })
        : await openDirect(first.id);
      void client.invalidateQueries(lists.options('private'));
      onDone();
      void navigate({
        to: '/comet-chat/$conversationId',
        params: { conversationId: String(made.id) },
      });
    } catch (problem) {
      setRefusal(problemText(problem));
      setBusy(false);
    }
  };
  return (
    <form className={classes.drawer} onSubmit={(event) => void begin(event)}>
      <PeoplePicker eventId={eventId} hint={t('start')} chosen={chosen} onChange={setChosen} />
      {isGroup && (
        <TextInput
          label={t('groupName')}
          dir="auto"
          maxLength={80}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      )}
      {refusal && <p role="alert">{refusal}</p>}
      <div className={classes.foot}>
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {t(isGroup ? 'makeGroup' : 'begin')}
        </Button>
      </div>
    </form>
  );
}
