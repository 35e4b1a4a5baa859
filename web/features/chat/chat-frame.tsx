import type { ReactNode } from 'react';
import classes from './chat-frame.module.css';

interface ChatFrameProps {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  list: ReactNode;
  /** On a phone the list and what is open in it are two steps. */
  isOpen: boolean;
  children: ReactNode;
}

/** A list of conversations and the one that is open. */
export function ChatFrame({ title, tools, list, isOpen, children }: ChatFrameProps) {
  return (
    <div className={classes.frame} data-open={isOpen || undefined}>
      <div className={classes.side}>
        <header className={classes.head}>
          <h1>{title}</h1>
          {tools}
        </header>
        {list}
      </div>
      <div className={classes.main}>{children}</div>
    </div>
  );
}
