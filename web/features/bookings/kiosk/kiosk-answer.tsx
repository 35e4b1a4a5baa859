import { Button } from '@mantine/core';
import type { KioskResult } from '@plenum/contract';
import { IconAlertTriangle, IconCircleCheck, IconId } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Notice } from '../../../ui/notice.tsx';
import doorClasses from '../door/door-answer.module.css';
import { giveCue } from '../door/door.cues.ts';
import { printAtKiosk } from './kiosk.api.ts';
import classes from './kiosk-screen.module.css';

export interface Answered {
  key: string;
  /** What was shown or typed. */
  code: string;
  said: KioskResult;
}

interface AnswerProps {
  token: string;
  answer: Answered;
  onDone: () => void;
}

const toneOf = (result: KioskResult['result']) =>
  result === 'in' ? 'good' : result === 'again' || result === 'several' ? 'warning' : 'bad';

/** What became of it, and what to do next; seen and heard. */
export function KioskAnswer({ token, answer: { key, said }, onDone }: AnswerProps) {
  const t = useTranslations('kiosk');
  const words = useWords();
  const { result, fullName, ticket, canPrint } = said;
  const done = useRef<HTMLButtonElement>(null);
  const print = useMutation({ mutationFn: () => printAtKiosk(token, key) });
  const Icon = result === 'in' ? IconCircleCheck : IconAlertTriangle;
  useEffect(() => giveCue(result === 'several' ? 'unknown' : result), [result]);
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <div className={doorClasses.answer} data-tone={toneOf(result)} role="alert">
        <Icon size={72} aria-hidden />
        <div>
          <strong>{t(`results.${result}`)}</strong>
          {fullName && <bdi className={doorClasses.name}>{fullName}</bdi>}
          {fullName && <bdi>{words(ticket)}</bdi>}
          <span>{t(`next.${result}`)}</span>
        </div>
      </div>
      {print.isError && <Notice tone="danger">{t('notPrinted')}</Notice>}
      <div className={classes.deeds}>
        {canPrint && (
          <Button
            size="lg"
            leftSection={<IconId size={22} aria-hidden />}
            loading={print.isPending}
            onClick={() => print.mutate()}
          >
            {t('print')}
          </Button>
        )}
        <Button ref={done} size="lg" variant="default" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </>
  );
}
