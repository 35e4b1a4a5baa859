import type { Ask, HallBoothPage, MyEvent } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useProblemText } from '../../platform/use-problem-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { AskForm } from './ask-form.tsx';
import classes from './booth-asks.module.css';
import { ownAsksOptions } from './exhibitors.hall-api.ts';

interface BoothAsksProps {
  event: MyEvent;
  booth: Pick<HallBoothPage, 'id' | 'name'>;
}

/** What I asked the staff, what they answered, and room for the next question. */
export function BoothAsks({ event, booth }: BoothAsksProps) {
  const t = useTranslations('hall.ask');
  const problemText = useProblemText();
  const { data, error } = useQuery(ownAsksOptions(event.id, booth.id));
  return (
    <section>
      <h2>{t('title')}</h2>
      {error && !data && <Notice tone="danger">{problemText(error)}</Notice>}
      {data && data.length > 0 && (
        <ol className={classes.asks} aria-label={t('mine')}>
          {data.map((ask) => (
            <AskLine key={ask.id} ask={ask} />
          ))}
        </ol>
      )}
      <AskForm eventId={event.id} booth={booth} />
    </section>
  );
}

function AskLine({ ask }: { ask: Ask }) {
  const t = useTranslations('hall.ask');
  return (
    <li className={classes.ask}>
      <div dir="auto">
        <Paragraphs text={ask.text} className={classes.question} />
      </div>
      <small>
        {t('asked')} <RelativeTime at={ask.at} />
      </small>
      {ask.answer === null ? (
        <p className={classes.open}>{t('open')}</p>
      ) : (
        <div className={classes.answer}>
          <div dir="auto">
            <Paragraphs text={ask.answer} />
          </div>
          <small>
            <bdi>{ask.answeredBy}</bdi> {ask.answeredAt && <RelativeTime at={ask.answeredAt} />}
          </small>
        </div>
      )}
    </li>
  );
}
