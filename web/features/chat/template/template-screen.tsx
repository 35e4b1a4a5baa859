import { Drawer } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StateMessage } from '../../../ui/state-message.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { TemplateConversation } from './template-conversation.tsx';
import { TemplateList } from './template-list.tsx';
import { TemplateProfile } from './template-profile.tsx';
import classes from './template-screen.module.css';

interface TemplateScreenProps {
  contactId: number | undefined;
  onOpen: (contactId: number) => void;
}

/** The template's chat, on its four calls alone. */
export function TemplateScreen({ contactId, onOpen }: TemplateScreenProps) {
  const t = useTranslations('desks.template');
  const shell = useTranslations('shell');
  const [isListOpen, setListOpen] = useState(false);
  const [isProfileOpen, setProfileOpen] = useState(false);
  usePageTitle(t('title'));
  const open = (id: number) => {
    setListOpen(false);
    onOpen(id);
  };
  const list = (
    <TemplateList
      contactId={contactId}
      onOpen={open}
      onProfile={() => {
        setListOpen(false);
        setProfileOpen(true);
      }}
    />
  );
  const closeButtonProps = { 'aria-label': shell('close') };
  return (
    <div className={classes.screen} data-open={contactId ? true : undefined}>
      <h1 className="visually-hidden">{t('title')}</h1>
      <aside className={classes.side} aria-label={t('list')}>
        {list}
      </aside>
      <section className={classes.main} aria-label={t('conversation')}>
        {contactId ? (
          <TemplateConversation
            key={contactId}
            contactId={contactId}
            onList={() => setListOpen(true)}
          />
        ) : (
          <StateMessage icon={IconMessages} title={t('noneTitle')} text={t('noneText')} />
        )}
      </section>
      <Drawer
        opened={isListOpen}
        onClose={() => setListOpen(false)}
        title={t('list')}
        closeButtonProps={closeButtonProps}
        size={360}
      >
        {list}
      </Drawer>
      <Drawer
        opened={isProfileOpen}
        onClose={() => setProfileOpen(false)}
        title={t('profile')}
        closeButtonProps={closeButtonProps}
        size={360}
      >
        <TemplateProfile />
      </Drawer>
    </div>
  );
}
