import { Link } from '@tanstack/react-router';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './chat-head.module.css';

interface ChatHeadProps {
  back: '/live-chat' | '/comet-chat';
  mark?: ReactNode;
  title: string;
  detail?: ReactNode;
  children?: ReactNode;
}

/** Above an open conversation: the way back on a phone, its name, what can be done about it. */
export function ChatHead({ back, mark, title, detail, children }: ChatHeadProps) {
  const t = useTranslations('chat.head');
  return (
    <header className={classes.head}>
      <Link to={back} className={classes.back} aria-label={t('back')}>
        <IconChevronLeft size={20} className="mantine-rotate-rtl" aria-hidden />
      </Link>
      {mark}
      <div className={classes.words}>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {detail && <div className={classes.detail}>{detail}</div>}
      </div>
      <div className={classes.deeds}>{children}</div>
    </header>
  );
}
