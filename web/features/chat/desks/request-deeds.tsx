import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ChatPerson, Conversation } from '@plenum/contract';
import { IconDots, IconHandStop, IconMail } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../../platform/session/session.ts';
import { wayToTake } from './desks.rules.ts';
import { CloseButton } from '../close-button.tsx';
import classes from './desk-screen.module.css';
import { useRequestDeeds } from './use-request-deeds.ts';

interface RequestDeedsProps {
  conversation: Conversation;
  helpers: readonly ChatPerson[];
}

/** Take, hand over, close, open again, transcript: what comes next is a button, the rest a menu. */
export function RequestDeeds({ conversation, helpers }: RequestDeedsProps) {
  const t = useTranslations('desks.request');
  const ownId = useSession()?.person.id ?? 0;
  const deeds = useRequestDeeds(conversation);
  const way = wayToTake(conversation, ownId, helpers);
  const ownName = helpers.find(({ id }) => id === ownId)?.fullName ?? '';
  const isClosed = conversation.request?.state === 'closed';
  const others = helpers.filter(({ id }) => id !== conversation.request?.takenBy?.id);
  return (
    <div className={classes.deeds}>
      {way && (
        <Button
          size="xs"
          variant={way === 'take' ? 'filled' : 'default'}
          loading={deeds.isBusy}
          leftSection={<IconHandStop size={16} />}
          onClick={() => (way === 'take' ? deeds.take() : deeds.handOver(ownId, ownName))}
        >
          {t(way)}
        </Button>
      )}
      <CloseButton isClosed={isClosed} deeds={deeds} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label={t('more')} disabled={deeds.isBusy}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} />} onClick={deeds.mail}>
            {t('mail')}
          </Menu.Item>
          {others.length > 0 && <Menu.Label>{t('handOverTo')}</Menu.Label>}
          {others.map(({ id, fullName }) => (
            <Menu.Item key={id} onClick={() => deeds.handOver(id, fullName)}>
              <bdi>{fullName}</bdi>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
