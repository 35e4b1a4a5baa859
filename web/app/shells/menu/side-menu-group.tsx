import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUnder } from '../../crumbs.ts';
import type { MenuGroup } from '../../menu-shape.ts';
import classes from './side-menu.module.css';
import { SideMenuLink } from './side-menu-link.tsx';

interface SideMenuGroupProps {
  group: MenuGroup;
  shortName: string;
  onNavigate: (() => void) | undefined;
}

/** Open on its own pages, until somebody says otherwise. */
export function SideMenuGroup({ group, shortName, onNavigate }: SideMenuGroupProps) {
  const t = useTranslations('shell.menu');
  const id = useId();
  const isHere = useRouterState({
    select: ({ location }) => group.links.some(({ under }) => isUnder(location.pathname, under)),
  });
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isHere;
  const Icon = group.icon;
  return (
    <>
      <UnstyledButton
        className={classes.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
        onClick={() => setChoice(!isOpen)}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={classes.word}>{t(group.label, { shortName })}</span>
        <IconChevronRight size={16} className={classes.chevron} aria-hidden />
      </UnstyledButton>
      <ul id={id} className={classes.children} hidden={!isOpen}>
        {isOpen &&
          group.links.map((link) => (
            <li key={link.label}>
              <SideMenuLink entry={link} shortName={shortName} onNavigate={onNavigate} />
            </li>
          ))}
      </ul>
    </>
  );
}
