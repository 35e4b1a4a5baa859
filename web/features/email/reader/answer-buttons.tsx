import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react';
import type { EmailDetail } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './answer-buttons.module.css';
import { useCompose } from '../compose/use-compose.ts';

export type AnswerWay = 'reply' | 'replyAll' | 'forward';

const icons = {
  reply: IconArrowBackUp,
  replyAll: IconArrowBackUpDouble,
  forward: IconArrowForwardUp,
};

/** Where only one could hear it, answering all is answering. */
const waysFor = ({ to, cc }: Pick<EmailDetail, 'to' | 'cc'>): AnswerWay[] =>
  to.length + cc.length > 1 ? ['reply', 'replyAll', 'forward'] : ['reply', 'forward'];

export function AnswerButtons({ email }: { email: EmailDetail }) {
  const t = useTranslations('compose.answer');
  const { begin } = useCompose();
  const [going, setGoing] = useState<AnswerWay | null>(null);
  const go = async (way: AnswerWay) => {
    setGoing(way);
    await begin({ answers: { emailId: email.id, way } });
    setGoing(null);
  };
  return (
    <div className={classes.answers}>
      {waysFor(email).map((way) => {
        const Icon = icons[way];
        return (
          <Button
            key={way}
            variant="default"
            leftSection={<Icon size={18} stroke={1.75} className={classes.mark} aria-hidden />}
            loading={going === way}
            disabled={going !== null && going !== way}
            onClick={() => void go(way)}
          >
            {t(way)}
          </Button>
        );
      })}
    </div>
  );
}
