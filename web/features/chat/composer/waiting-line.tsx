import { Button } from '@mantine/core';
import { IconClock, IconFile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { CallProblem } from '../../../platform/call-problem.ts';
import { useLastSession } from '../../../platform/session/session.ts';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import type { WaitingLine as Waiting } from './composer.outbox.ts';
import classes from '../lines/line.module.css';
import { useChatProblemText } from '../use-chat-problem-text.ts';

interface WaitingLineProps {
  waiting: Waiting;
  isFirst: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What I said and nobody has acknowledged yet. */
export function WaitingLine({ waiting, isFirst, onRetry, onDiscard }: WaitingLineProps) {
  const t = useTranslations('chat.line');
  const problemText = useChatProblemText();
  const me = useLastSession()?.person;
  const { input, files, refused } = waiting;
  return (
    <div className={classes.line} data-first={isFirst || undefined} data-state="waiting">
      {isFirst ? (
        <PersonPicture name={me?.fullName ?? ''} picture={me?.avatar} size={36} />
      ) : (
        <span />
      )}
      <div className={classes.said}>
        {isFirst && (
          <div className={classes.who}>
            <bdi className={classes.name}>{me?.fullName}</bdi>
          </div>
        )}
        <div className={classes.words}>
          {input.text && (
            <p className={classes.text} dir="auto">
              {input.text}
            </p>
          )}
          {files.map((name) => (
            <span key={name} className={classes.onItsWay}>
              <IconFile size={14} stroke={1.75} aria-hidden /> <bdi>{name}</bdi>
            </span>
          ))}
          {!refused && (
            <span className={classes.onItsWay}>
              <IconClock size={14} stroke={1.75} aria-hidden /> {t('sending')}
            </span>
          )}
        </div>
        {refused && (
          <div className={classes.refused}>
            <span>
              {t('refused', { reason: problemText(new CallProblem(refused.status, refused)) })}
            </span>
            <Button size="compact-xs" variant="default" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button size="compact-xs" variant="subtle" color="red" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
