import { Button } from '@mantine/core';
import type { BookingLetter, MyEvent } from '@plenum/contract';
import { IconMail, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { StateMessage } from '../../../ui/state-message.tsx';
import { LetterState } from './letter-state.tsx';
import { letters } from './letters.live.ts';
import classes from './letters.module.css';
import { useLetterTime } from './use-letter-time.ts';

/** What was, is and will be written to those who booked. */
export function LettersScreen({ event }: { event: MyEvent }) {
  const t = useTranslations('booking-letters');
  const query = useQuery(letters.options(event.id));
  const { data } = query;
  usePageTitle(t('title'));
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/bookings/letters/new" {...props} />}
        >
          {t('write')}
        </Button>
      </header>
      <p className={classes.hint}>{t('lead')}</p>
      {data?.length === 0 && (
        <StateMessage icon={IconMail} title={t('none')} text={t('noneText')} />
      )}
      {data && data.length > 0 && (
        <Panel title={t('title')}>
          <ul className={classes.lines}>
            {data.map((letter) => (
              <LetterLine key={letter.id} event={event} letter={letter} />
            ))}
          </ul>
        </Panel>
      )}
      {!data && (
        <ReadingState reading={query} title={t('failed')} skeleton={<LinesSkeleton lines={4} />} />
      )}
    </div>
  );
}

function LetterLine({ event, letter }: { event: MyEvent; letter: BookingLetter }) {
  const t = useTranslations('booking-letters');
  const words = useWords(event.languages);
  const when = useLetterTime(event);
  const { id, subject, state, sendAt, arrived, waiting, failed } = letter;
  const all = arrived + waiting + failed;
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <Link to="/bookings/letters/$id" params={{ id: `${id}` }}>
          <bdi>{words(subject) || t('untitled')}</bdi>
        </Link>
        <span className={classes.hint}>
          {state === 'scheduled' && sendAt && t('leaves', { at: when(sendAt) })}
          {all > 0 && t(failed > 0 ? 'reachedAndFailed' : 'reached', { arrived, all, failed })}
        </span>
      </div>
      <LetterState state={state} />
    </li>
  );
}
