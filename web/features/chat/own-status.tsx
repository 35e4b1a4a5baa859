import { ActionIcon, Button, Menu, Modal } from '@mantine/core';
import type { ChatSelf } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { IconUserCancel } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLastSession } from '../../platform/session/session.ts';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import { PresentPerson } from '../../ui/person/present-person.tsx';
import { self } from './chat.live.ts';
import classes from './rooms/drawers.module.css';
import { useSelfDeeds } from './use-self-deeds.ts';

const statuses = ['online', 'away', 'busy', 'offline'] as const;

/** How I show myself to others, and whom I do not want to hear. */
export function OwnStatus() {
  const t = useTranslations('chat.status');
  const { data } = useQuery(self.options(undefined));
  const { choose, block } = useSelfDeeds();
  const person = useLastSession()?.person;
  const [isListOpen, setListOpen] = useState(false);
  const status = data?.status ?? 'online';
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" ms="auto">
            <span aria-hidden>
              <PresentPerson
                name={person?.fullName ?? ''}
                picture={person?.avatar}
                presence={status}
                size={28}
              />
            </span>
            <span className="visually-hidden">{t('open', { status: t(status) })}</span>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('label')}</Menu.Label>
          <Menu.RadioGroup value={status}>
            {statuses.map((one) => (
              <Menu.RadioItem
                key={one}
                value={one}
                closeMenuOnClick
                onClick={() => void choose(one)}
              >
                {t(one)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserCancel size={16} />} onClick={() => setListOpen(true)}>
            {t('blocked', { count: data?.blocked.length ?? 0 })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockList
        blocked={data?.blocked ?? []}
        opened={isListOpen}
        onClose={() => setListOpen(false)}
        onUnblock={(personId) => block(personId, false)}
      />
    </>
  );
}

interface BlockListProps {
  blocked: ChatSelf['blocked'];
  opened: boolean;
  onClose: () => void;
  onUnblock: (personId: number) => Promise<void>;
}

function BlockList({ blocked, opened, onClose, onUnblock }: BlockListProps) {
  const t = useTranslations('chat.status');
  const shell = useTranslations('shell');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('blockedTitle')}
      closeButtonProps={{ 'aria-label': shell('close') }}
    >
      <p className={classes.note}>{t(blocked.length > 0 ? 'blockedText' : 'blockedNone')}</p>
      <ul className={classes.people}>
        {blocked.map(({ id, fullName, avatar }) => (
          <li key={id}>
            <PersonPicture name={fullName} picture={avatar} size={32} />
            <bdi>{fullName}</bdi>
            <Button size="compact-sm" variant="default" onClick={() => void onUnblock(id)}>
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
