import { Button, Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ChatPerson } from '../chat-person.tsx';
import { here } from '../chat.live.ts';
import classes from './drawers.module.css';

/** How many have the channel open now, exactly; and who of them shows it. */
export function HereButton({ conversationId }: { conversationId: number }) {
  const t = useTranslations('chat.here');
  const shell = useTranslations('shell');
  const format = useFormatter();
  const { data, refetch } = useQuery(here.options(conversationId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const open = () => {
    setOpen(true);
    void refetch();
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        leftSection={<IconUsers size={18} stroke={1.75} aria-hidden />}
        aria-label={t('count', { count: data.count })}
        onClick={open}
      >
        {format.number(data.count)}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="right"
        size={360}
        title={t('title')}
        closeButtonProps={{ 'aria-label': shell('close') }}
      >
        <div className={classes.drawer}>
          <p className={classes.note}>{t('count', { count: data.count })}</p>
          <ul className={classes.people}>
            {data.people.map((person) => (
              <li key={person.id}>
                <ChatPerson person={person} size={32} />
                <bdi>{person.fullName}</bdi>
              </li>
            ))}
          </ul>
          {data.count > data.people.length && <p className={classes.note}>{t('hidden')}</p>}
        </div>
      </Drawer>
    </>
  );
}
