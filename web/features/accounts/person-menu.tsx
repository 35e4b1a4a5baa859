import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { endSession } from '../../platform/session/end-session.ts';
import { useSession } from '../../platform/session/session.ts';
import { PersonPicture } from '../../ui/person/person-picture.tsx';
import classes from './person-menu.module.css';

export function PersonMenu() {
  const t = useTranslations('shell.person');
  const person = useSession()?.person;
  if (!person) return null;
  const name = person.fullName || person.username;
  return (
    <Menu
      position="bottom-end"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <span className={classes.role}>{t(person.role)}</span>
          </span>
          <PersonPicture name={name} picture={person.avatar} size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{person.email}</Menu.Label>
        <Menu.Item
          leftSection={<IconSettings size={18} />}
          renderRoot={(props) => <Link to="/pages/account-settings" {...props} />}
        >
          {t('settings')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={endSession}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
