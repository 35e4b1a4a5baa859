import { ActionIcon, Button, Drawer, TextInput } from '@mantine/core';
import type { ChatPerson as Person, Conversation } from '@plenum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChatPerson } from '../chat-person.tsx';
import { chatKey, membersOptions } from '../chat.api.ts';
import classes from './drawers.module.css';
import { PeoplePicker } from './people-picker.tsx';
import { useConversationDeeds } from './use-conversation-deeds.ts';
import { useMe } from '../desks/use-owner.ts';

interface GroupDrawerProps {
  conversation: Conversation;
  eventId: number | undefined;
  opened: boolean;
  onClose: () => void;
}

/** Who is in a group; its owner names it, asks people in and puts them out. */
export function GroupDrawer({ conversation, eventId, opened, onClose }: GroupDrawerProps) {
  const t = useTranslations('chat.group');
  const shell = useTranslations('shell');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={420}
      title={t('title')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <div className={classes.drawer}>
        {conversation.isOwner && <Name conversation={conversation} />}
        {conversation.isOwner && eventId !== undefined && (
          <Newcomers conversation={conversation} eventId={eventId} />
        )}
        <MemberList conversation={conversation} />
      </div>
    </Drawer>
  );
}

function Name({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.group');
  const { rename, isBusy } = useConversationDeeds(conversation);
  const [title, setTitle] = useState(conversation.title);
  const words = title.trim();
  return (
    <form
      className={classes.drawer}
      onSubmit={(event) => {
        event.preventDefault();
        if (words) void rename(words);
      }}
    >
      <TextInput
        label={t('name')}
        dir="auto"
        maxLength={80}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className={classes.foot}>
        <Button
          type="submit"
          variant="default"
          loading={isBusy}
          disabled={!words || words === conversation.title}
        >
          {t('rename')}
        </Button>
      </div>
    </form>
  );
}

function Newcomers({ conversation, eventId }: { conversation: Conversation; eventId: number }) {
  const t = useTranslations('chat.group');
  const client = useQueryClient();
  const { addMembers, isBusy } = useConversationDeeds(conversation);
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  const add = async () => {
    if (!(await addMembers(chosen.map(({ id }) => id)))) return;
    setChosen([]);
    void client.invalidateQueries({ queryKey: [...chatKey, 'members', conversation.id] });
  };
  return (
    <>
      <PeoplePicker eventId={eventId} chosen={chosen} onChange={setChosen} />
      <div className={classes.foot}>
        <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void add()}>
          {t('add', { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

function MemberList({ conversation }: { conversation: Conversation }) {
  const t = useTranslations('chat.group');
  const me = useMe();
  const { data, refetch } = useQuery(membersOptions(conversation.id, ''));
  const { removeMember, isBusy } = useConversationDeeds(conversation);
  return (
    <ul className={classes.people} aria-label={t('title')}>
      {data?.people.map((person) => (
        <li key={person.id}>
          <ChatPerson person={person} size={32} />
          <bdi>{person.fullName}</bdi>
          {person.isOwner && <small className={classes.note}>{t('owner')}</small>}
          {conversation.isOwner && person.id !== me && (
            <ActionIcon
              variant="subtle"
              color="red"
              disabled={isBusy}
              aria-label={t('remove', { name: person.fullName })}
              onClick={() => void removeMember(person.id).then(() => refetch())}
            >
              <IconUserMinus size={18} stroke={1.75} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}
