import { useDocumentVisibility } from '@mantine/hooks';
import type { EmailDetail } from '@plenum/contract';
import { useEffect, useRef, useState } from 'react';
import { AnswerButtons } from './answer-buttons.tsx';
import { ClosedMail } from './closed-mail.tsx';
import { isOpen, noneOpen, seeUnread, turn } from './reader.thread.ts';
import { ThreadMail } from './thread-mail.tsx';
import classes from './thread-mails.module.css';
import type { EmailDeeds } from '../use-email-deeds.ts';

interface ThreadMailsProps {
  email: EmailDetail;
  thread: readonly EmailDetail[];
  deeds: EmailDeeds;
}

/** What stands open before somebody's eyes is read, once: marked unread again, it stays so. */
function useSeeing(shown: readonly EmailDetail[], deeds: EmailDeeds) {
  const isInSight = useDocumentVisibility() === 'visible';
  const seen = useRef(new Set<number>());
  useEffect(() => {
    if (!isInSight) return;
    const fresh = shown.filter(({ id, isRead }) => !isRead && !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    deeds.see(fresh);
  }, [isInSight, shown, deeds]);
}

/** A thread, the oldest first; what was read before is folded to a line. */
export function ThreadMails({ email, thread, deeds }: ThreadMailsProps) {
  const [open, setOpen] = useState(noneOpen);
  const now = seeUnread(open, thread);
  if (now !== open) setOpen(now);
  const shown = thread.filter(({ id }) => isOpen(now, id, email.id));
  useSeeing(shown, deeds);
  const answered = thread.findLast(({ isDraft }) => !isDraft) ?? email;
  return (
    <>
      <ol className={classes.thread}>
        {thread.map((one) => {
          const set = (is: boolean) => setOpen((before) => turn(before, one.id, is));
          return (
            <li key={one.id} className={classes.mail}>
              {shown.includes(one) && !one.isDraft ? (
                <ThreadMail
                  email={one}
                  isAlone={thread.length === 1}
                  onFold={one.id === email.id ? undefined : () => set(false)}
                />
              ) : (
                <ClosedMail email={one} onOpen={() => set(true)} />
              )}
            </li>
          );
        })}
      </ol>
      {!answered.isDraft && (
        <div className={classes.answers}>
          <AnswerButtons email={answered} />
        </div>
      )}
    </>
  );
}
