import type { BoothAsk } from '@plenum/contract';
import { useTranslations } from 'use-intl';
import { Paragraphs } from '../../../ui/paragraphs.tsx';
import { PersonPicture } from '../../../ui/person/person-picture.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { AnswerForm } from '../applications/answer-form.tsx';
import classes from './asks-inbox.module.css';

interface AsksLineProps {
  exhibitorId: number;
  ask: BoothAsk;
}

export function AsksLine({ exhibitorId, ask }: AsksLineProps) {
  const t = useTranslations('booth.asks');
  return (
    <li className={classes.line} data-open={ask.answer === null || undefined}>
      <PersonPicture name={ask.fullName} picture={ask.avatar} size={36} />
      <div className={classes.words}>
        <p className={classes.who}>
          <strong>
            <bdi>{ask.fullName}</bdi>
          </strong>
          <small>
            <RelativeTime at={ask.at} />
          </small>
        </p>
        <div dir="auto">
          <Paragraphs text={ask.text} className={classes.text} />
        </div>
        {ask.answer !== null && (
          <div className={classes.answer}>
            <div dir="auto">
              <Paragraphs text={ask.answer} className={classes.text} />
            </div>
            <small>
              {t('answeredBy')} <bdi>{ask.answeredBy}</bdi>{' '}
              {ask.answeredAt && <RelativeTime at={ask.answeredAt} />}
            </small>
          </div>
        )}
        <AnswerForm exhibitorId={exhibitorId} ask={ask} />
      </div>
    </li>
  );
}
