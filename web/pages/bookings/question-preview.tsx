import '../../ui/styles/fields.css';
import { NativeSelect } from '@mantine/core';
import type { BookingAnswer, MyEvent, Offer } from '@plenum/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { answered, answerTo } from '../../features/bookings/own/own.values.ts';
import { QuestionField } from '../../features/bookings/own/question-field.tsx';
import { shownQuestions } from '../../features/bookings/own/own.shown.ts';
import { useWords } from '../../platform/i18n/words.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import classes from './question-preview.module.css';

interface QuestionPreviewProps {
  event: MyEvent;
  offer: Offer;
}

/** The questions as they are asked of who books one ticket; what is answered here goes nowhere. */
export function QuestionPreview({ event, offer }: QuestionPreviewProps) {
  const t = useTranslations('tickets.preview');
  const words = useWords(event.languages);
  const [chosenId, choose] = useState<number>();
  const [answers, setAnswers] = useState<BookingAnswer[]>([]);
  const ticket = offer.tickets.find(({ id }) => id === chosenId) ?? offer.tickets[0];
  if (!ticket || offer.questions.length === 0) return null;
  const said = { whole: answers, own: answers };
  const place = { ticketId: ticket.id, kind: ticket.kind };
  const shown = [null, place].flatMap((one) =>
    shownQuestions(offer.questions, one, [ticket.id], said),
  );
  return (
    <Panel title={t('title')} hasRoom>
      <div className={classes.preview}>
        <NativeSelect
          label={t('ticket')}
          data={offer.tickets.map(({ id, name }) => ({ value: String(id), label: words(name) }))}
          value={String(ticket.id)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
        {shown.length === 0 && <p>{t('none')}</p>}
        {shown.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            languages={event.languages}
            answer={answerTo(answers, question.id)}
            isWrong={false}
            placeId={null}
            files={{}}
            onAnswer={(answer) => setAnswers(answered(answers, answer))}
          />
        ))}
      </div>
    </Panel>
  );
}
