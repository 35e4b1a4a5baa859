import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './invitation.module.css';

interface InvitationProps {
  title: string;
  text: string;
  /** Leads there; it is given what it says. */
  renderLink: (says: ReactNode) => ReactNode;
  link: string;
}

/** On a public page: what else there is to see, and the way there. */
export function Invitation({ title, text, link, renderLink }: InvitationProps) {
  return (
    <section className={classes.invitation} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {renderLink(
        <>
          {link} <IconArrowRight size={16} aria-hidden className="mantine-rotate-rtl" />
        </>,
      )}
    </section>
  );
}
