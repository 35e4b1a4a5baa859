import { useInViewport } from '@mantine/hooks';
import type { BookingQuestion, MyEvent, Offer, QuestionFigures } from '@plenum/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../../platform/i18n/words.ts';
import { Panel } from '../../../ui/panel/panel.tsx';
import { ReadingState } from '../../../ui/reading-state.tsx';
import { LinesSkeleton } from '../../../ui/skeleton.tsx';
import { questionFigures } from './answers.live.ts';
import { bookingsBehind } from './answers.places.ts';
import classes from './answers.module.css';
import { NumberFacts } from './number-facts.tsx';
import { ValueTable } from './value-table.tsx';
import { WrittenList } from './written-list.tsx';

interface QuestionAnswersProps {
  event: MyEvent;
  offer: Offer;
  question: BookingQuestion;
}

/** Counted when it comes into sight: an event may ask sixty questions of everyone. */
export function QuestionAnswers({ event, offer, question }: QuestionAnswersProps) {
  const t = useTranslations('booking-desk.answers');
  const words = useWords(event.languages);
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasSeen, setSeen] = useState(false);
  if (inViewport && !wasSeen) setSeen(true);
  const reading = useQuery({
    ...questionFigures.options({ eventId: event.id, questionId: question.id }),
    enabled: wasSeen,
  });
  return (
    <div ref={ref}>
      <Panel
        title={words(question.label)}
        more={reading.data && <HowMany figures={reading.data} per={question.per} />}
        hasRoom
      >
        {reading.data ? (
          <Answers event={event} offer={offer} question={question} figures={reading.data} />
        ) : (
          <ReadingState
            reading={reading}
            title={t('failed')}
            skeleton={<LinesSkeleton lines={4} />}
          />
        )}
      </Panel>
    </div>
  );
}

interface HowManyProps {
  figures: QuestionFigures;
  per: BookingQuestion['per'];
}

function HowMany({ figures: { id, asked, answered }, per }: HowManyProps) {
  const t = useTranslations('booking-desk.answers');
  return (
    <p className={classes.howMany}>
      {answered > 0 ? (
        <Link to="/bookings" search={bookingsBehind({ questionId: id })}>
          {t(`answered.${per}`, { answered, asked })}
        </Link>
      ) : (
        t(`answered.${per}`, { answered, asked })
      )}
      {asked > answered && (
        <Link to="/bookings" search={bookingsBehind({ questionId: id, answered: 'no' })}>
          {t('unanswered', { count: asked - answered })}
        </Link>
      )}
    </p>
  );
}

const written = new Set<BookingQuestion['kind']>(['text', 'long_text', 'phone', 'file']);

function Answers({
  event,
  offer,
  question,
  figures,
}: QuestionAnswersProps & { figures: QuestionFigures }) {
  const t = useTranslations('booking-desk.answers');
  const words = useWords(event.languages);
  const asked = new Set(figures.tickets.map(({ ticketId }) => ticketId));
  if (figures.answered === 0) return <p className={classes.none}>{t('none')}</p>;
  if (written.has(question.kind)) {
    return <WrittenList event={event} questionId={question.id} label={words(question.label)} />;
  }
  return (
    <div className={classes.answers}>
      {figures.numbers && <NumberFacts numbers={figures.numbers} />}
      <ValueTable
        event={event}
        question={question}
        figures={figures}
        tickets={offer.tickets.filter(({ id }) => asked.has(id))}
      />
    </div>
  );
}
