import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './manage.module.css';

interface BackLinkProps {
  to: '/pages/help/manage' | '/pages/knowledge-base';
  children: ReactNode;
}

/** These pages stand in no menu: the way out is on them. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className={classes.back}>
    <IconArrowLeft size={16} aria-hidden className="mantine-rotate-rtl" /> {children}
  </Link>
);
